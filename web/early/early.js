// Runs before the first paint, so that a night diver never sees a flash of daylight. Agrees with settings.ts.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('fathoms:settings') || '{}').theme || 'system';
  } catch {
    // Storage is closed or spoilt: the system's choice it is.
  }
  const night = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'dark' : 'light';
})();
