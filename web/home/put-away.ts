/** Online tables somebody does not want to see at home any more. Kept in localStorage; the seat stays theirs. */
const KEY = 'fathoms:put-away';
const MOST = 200;

export function tablesPutAway(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
  } catch {
    return []; // unreadable, or a browser that keeps nothing
  }
}

export function putTableAway(id: string): readonly string[] {
  const away = [...tablesPutAway(), id].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(away));
  } catch {
    // it comes back with the next visit
  }
  return away;
}
