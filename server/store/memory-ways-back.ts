import type { SignOut, StoredPasskey, WaysBack } from './ways-back.ts';

export function memoryWaysBack(): WaysBack {
  const passkeys = new Map<string, StoredPasskey>();
  const words = new Map<string, string>(); // hash by identity
  const spent = new Map<string, number>();
  const guests = new Map<string, string>(); // to whom a guest went
  let ended: readonly SignOut[] = [];
  let numbered = 0;
  const keysOf = (identity: string) => [...passkeys.values()].filter(one => one.identity === identity);
  return {
    async addPasskey(passkey) {
      if (!passkeys.has(passkey.id)) passkeys.set(passkey.id, passkey);
    },
    passkey: async id => passkeys.get(id) ?? null,
    passkeysOf: async identity => keysOf(identity),
    async countPasskey(id, counter) {
      const known = passkeys.get(id);
      if (known && known.counter < counter) passkeys.set(id, { ...known, counter });
    },
    async removePasskey(identity, id) {
      if (passkeys.get(id)?.identity === identity) passkeys.delete(id);
    },
    async setWords(identity, hash) {
      if (hash === null) words.delete(identity);
      else words.set(identity, hash);
    },
    hasWords: async identity => words.has(identity),
    whoseWords: async hash => [...words].find(([, known]) => known === hash)?.[0] ?? null,
    async spend(challenge, until, now) {
      for (const [old, over] of spent) if (over < now) spent.delete(old);
      if (spent.has(challenge)) return false;
      spent.set(challenge, until);
      return true;
    },
    async signOut(mark) {
      const epoch = (ended.find(one => one.mark === mark)?.epoch ?? 0) + 1;
      ended = [...ended.filter(one => one.mark !== mark), { n: ++numbered, mark, epoch }];
      return epoch;
    },
    signOuts: async after => ended.filter(({ n }) => n > after),
    async adopt(guest, identity) {
      guests.set(guest, identity);
    },
    guestsOf: async identity => [...guests].flatMap(([guest, to]) => (to === identity ? [guest] : [])),
    async forgetWaysBack(identity) {
      for (const { id } of keysOf(identity)) passkeys.delete(id);
      words.delete(identity);
      for (const [guest, to] of guests) if (to === identity || guest === identity) guests.delete(guest);
    },
  };
}
