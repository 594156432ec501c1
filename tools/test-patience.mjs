/** A component test waits as long as the machine needs; the library's own limit is one second. */
if (globalThis.document) {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: 60_000 });
}
