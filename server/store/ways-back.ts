/** How somebody is known again on another device, and which cookies are over. Every list is bounded by its users. */
export interface StoredPasskey {
  readonly id: string; // the authenticator's name for it, base64url
  readonly identity: string;
  readonly domain: string; // it was made for, and is good for no other
  readonly key: string; // the public half, COSE in base64url
  readonly counter: number; // 0 = the authenticator counts nothing
  readonly transports: readonly string[]; // a hint for browsers
  readonly day: string; // it was made
}

/** From `epoch` on a person's cookies count. */
export interface SignOut {
  readonly n: number; // grows
  readonly mark: string; // of the person: a hash, so that it may outlive them
  readonly epoch: number;
}

export interface WaysBack {
  addPasskey(passkey: StoredPasskey): Promise<void>; // one that is there stays as it is
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(identity: string): Promise<readonly StoredPasskey[]>; // the oldest first
  countPasskey(id: string, counter: number): Promise<void>; // never backwards
  removePasskey(identity: string, id: string): Promise<void>;
  setWords(identity: string, hash: string | null): Promise<void>; // earlier ones are void; null = none any more
  hasWords(identity: string): Promise<boolean>;
  whoseWords(hash: string): Promise<string | null>;
  /** Whether this challenge was not used before; now it is. Those that are over by now are forgotten. */
  spend(challenge: string, until: number, now: number): Promise<boolean>;
  signOut(mark: string): Promise<number>; // the epoch from now on
  signOuts(after: number): Promise<readonly SignOut[]>; // the oldest first
  /** Notes that a guest's tables went over to somebody, so that being forgotten covers what else the guest left. */
  adopt(guest: string, identity: string): Promise<void>;
  guestsOf(identity: string): Promise<readonly string[]>;
  forgetWaysBack(identity: string): Promise<void>; // but for sign-outs, which name nobody
}
