/** The reader's place in the address: `#rules-locker` or, at a rule, `#rules-locker-40`. */
import type { RuleId } from '@fathoms/kernel/game.ts';
import { useSyncExternalStore } from 'preact/compat';

export interface RulesAddress {
  readonly game: string;
  readonly rule: RuleId | undefined;
}

export const rulesHash = (game: string, rule?: RuleId): string =>
  rule === undefined ? `#rules-${game}` : `#rules-${rule.toLowerCase()}`;

export function readRulesHash(hash: string): RulesAddress | null {
  const [, game, number] = /^#rules-([a-z]+)(?:-(\d+))?$/.exec(hash) ?? [];
  if (!game) return null;
  return { game, rule: number ? (`${game.toUpperCase()}-${number}` as RuleId) : undefined };
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
};

/** What the address says is open; null = the reader is closed. */
export const useRulesAddress = (): RulesAddress | null =>
  readRulesHash(useSyncExternalStore(subscribe, () => location.hash));

/** Shows a rule's address without adding to the history: turning pages is not going somewhere. */
export function keepAddress(game: string, rule?: RuleId): void {
  if (location.hash !== rulesHash(game, rule)) history.replaceState(history.state, '', rulesHash(game, rule));
}

/** Takes the reader out of the address. `replaceState` is silent, so the listeners are told here. */
export function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** An open reader is one step in the history, so that "back" closes it. Returns how to close it. */
export function enterReader(game: string, rule: RuleId | undefined, onClose: () => void): () => void {
  const entered = readRulesHash(location.hash) === null;
  if (entered) history.pushState(history.state, '', rulesHash(game, rule));
  const left = () => {
    if (readRulesHash(location.hash) === null) onClose();
  };
  addEventListener('popstate', left);
  return () => {
    removeEventListener('popstate', left);
    if (readRulesHash(location.hash) === null) return;
    if (entered) history.back();
    else leaveAddress();
  };
}
