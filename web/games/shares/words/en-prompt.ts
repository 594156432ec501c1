import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import { count, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { NAMES, SHORT } from './en-companies.ts';

const cards = (n: number) => count(n, 'card');

export const prompt = {
  waitAction: (name: string) => `${name} is thinking`,
  waitDraft: (name: string) => `${name} takes a free share`,
  waitAbility: (name: string, company: CompanyId) => `${name} may use ${NAMES[company]}`,

  draft: { say: 'Take a free share', detail: 'Any card of the row. What you take is yours, face up.' },
  take: 'Take it',
  takeFirst: 'Tap a card',

  action: {
    say: 'Buy, expand or draw?',
    detail: 'Tap a card of yours: it can be a share, a depth or money.',
    final: 'Your final turn: no dividends, no abilities.',
  },
  card: {
    say: (number: string) => `What shall ${number} be?`,
    both: (company: CompanyId) => `A depth for a glowing company, or a share in ${SHORT[company]}.`,
    onlyDepth: 'A depth for a glowing company.',
    onlyShare: (company: CompanyId) => `It beats no line; it can be a share in ${SHORT[company]}.`,
    neither: 'It beats no line, and the share is too dear. It can still pay.',
  },
  expand: {
    say: (company: CompanyId, number: string) => `Expand ${NAMES[company]} with ${number}?`,
    sameDecade: (over: string) => `It beats ${over} in the same decade: no dividend.`,
    noDividend: (over: string | null) =>
      over === null ? 'Final turn: no dividend.' : `It beats ${over}. Final turn: no dividend.`,
    nobody: 'It reaches a new decade, but nobody in the round owns a share.',
    draws: (text: string) => `New decade: ${text}.`,
    commit: 'Expand',
    sub: 'draws dividend cards',
  },
  draw: 'Draw a card',
  drawSub: (n: number) => `${n} in the deck`,
  drawEmpty: 'no card is left',
  buyFor: (price: number) => (price === 0 ? 'Take it for free' : `Buy it for ${price}`),
  buyShort: (n: number) => `${cards(n)} short`,

  ability: {
    say: (company: CompanyId) => `Use ${NAMES[company]}?`,
    cleaning: {
      basic: 'Tap any depth card to discard it for two cards.',
      advanced: 'Tap the newest depth card of a company.',
    },
    research: {
      basic: 'Tap a card of yours to buy it for two less.',
      advanced: 'Tap a share in a portfolio to buy it.',
    },
    wildlife: {
      basic: 'Tap one of the three newest depth cards of a company.',
      advanced: 'Tap a card of yours, then a company.',
    },
    pass: 'Let it pass',
  },
  tag: {
    say: (number: string) => `What becomes of ${number}?`,
    removeOrMove: 'Discard it, or tap a glowing company to move it there.',
    topOrMove: 'Pull it to the end of its line, or tap a glowing company.',
    moveOnly: 'Tap a glowing company to move it there.',
    remove: 'Discard it',
    top: 'To the end',
  },
  second: {
    say: (number: string) => `Where does ${number} go?`,
    detail: 'Tap a glowing company.',
    free: (company: CompanyId, number: string) => `Lower ${number} on ${NAMES[company]} too?`,
    freeDetail: 'It costs nothing and pays no dividend.',
    commit: 'Lower it',
  },
  free: {
    buy: (company: CompanyId) => `Take this ${SHORT[company]} share?`,
    detail: 'It costs nothing.',
    commit: 'Take it',
  },

  pay: {
    buy: (n: number, company: CompanyId) => `Pay ${cards(n)} for this ${SHORT[company]} share`,
    remove: (n: number, number: string) => `Pay ${cards(n)} to discard ${number}`,
    move: (n: number, number: string, company: CompanyId) =>
      `Pay ${cards(n)} to move ${number} to ${SHORT[company]}`,
    top: (n: number, number: string) => `Pay ${cards(n)} to pull ${number} to the end`,
    play: (n: number, number: string, company: CompanyId) =>
      `Pay ${cards(n)} to lower ${number} on ${SHORT[company]}`,
    acquire: (n: number, company: CompanyId, who: Who | null) =>
      `Pay ${cards(n)} for ${who ? whose(who) : 'the third player’s'} ${SHORT[company]} share`,
    due: (paid: number, due: number) => `${paid} chosen, ${due} to go. Any cards will do.`,
    ready: 'Tap a card again to take it back.',
    toOwner: (name: string) => `The cards go to ${name}.`,
    back: 'Take back',
    fill: 'Choose for me',
    more: (n: number) => `${cards(n)} more`,
    commit: {
      buy: 'Buy',
      remove: 'Discard it',
      move: 'Move it',
      top: 'Pull it down',
      play: 'Lower it',
      acquire: 'Buy',
    },
    commitSub: (n: number) => `for ${cards(n)}`,
  },

  why: {
    beat: (number: string, top: string) => `${number} does not beat ${top}.`,
    dear: (price: number, has: number) => `The price is ${price}, you have ${cards(has)} besides it.`,
    cardFirst: 'Tap a card of yours first.',
    notYours: 'It is not your turn.',
  },
};
