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
  const { files, pages, sizes } = EARLY;
  const { shows } = document.documentElement.dataset; // of a table, by the server
  const here = shows ? `${location.pathname} ${shows}` : location.pathname;
  const page = pages.find(([address]) => new RegExp(address).test(here));
  const [, parts, workers, scenes] = page || ['', [], [], []];
  const scene = scenes[night ? 1 : 0];
  if (scene) {
    const [small, large] = scene.map(file => `/assets/${files[file]}`);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', imageSrcset: `${small} 736w, ${large} 1104w` });
    link.imageSizes = sizes;
    document.head.append(link);
  }
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
