// Stands in the page itself and runs before anything is painted or asked for. The build fills in EARLY.
(() => {
  // a night diver never sees a flash of daylight; agrees with settings.ts
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('fathoms:settings') || '{}').theme || 'system';
  } catch {
    // Storage is closed or spoilt: the system's choice it is.
  }
  const night =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';

  // the parts of this very page are on their way while the code that would ask for them is
  const { files, pages } = EARLY;
  const page = pages.find(([address]) => new RegExp(address).test(location.pathname));
  const [, parts, workers] = page || ['', [], []];
  for (const part of parts) {
    const link = document.createElement('link');
    const isStyle = files[part].endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${files[part]}`;
    document.head.append(link);
  }
  // no link preloads a worker: what lies in the browser's cache is there when it is started
  for (const part of workers)
    fetch(`/assets/${files[part]}`).then(
      file => file.arrayBuffer(),
      () => {},
    );
})();
