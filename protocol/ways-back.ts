/** How somebody is known again on another device: what page and server tell each other about it. */

export const RECOVERY_WORDS = 12;
export const WORDS_LISTED = 512; // in each language

/** What a person has of it. */
export interface MyWays {
  readonly passkeys: readonly { readonly id: string; readonly day: string }[]; // the oldest first
  readonly words: boolean;
  readonly guest: number; // tables of the guest this browser was before: they may be brought along
}

/** `wrong` says nothing about what was wrong. */
export type SignInAnswer =
  | { readonly is: 'in'; readonly guest: number } // as in MyWays
  | { readonly is: 'wrong' | 'too-fast' };

/** `others`: this device stays. */
export const SIGN_OUTS = ['here', 'others', 'everywhere'] as const;
export type WhereToSignOut = (typeof SIGN_OUTS)[number];
