/** Reads what somebody typed or pasted to join a table: a code such as coral-otter-42, or the whole link. */
export function readCode(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const [, linked] = /\/t\/([^/?#\s]+)/.exec(text) ?? [];
  const code = (linked ?? text).replace(/[\s_–—-]+/g, '-');
  return /^[a-z]+-[a-z]+-\d{1,5}$/.test(code) ? code : null;
}
