import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Abilities } from './shape.ts';

export const NAMES: Record<CompanyId, string> = {
  cleaning: 'Ocean Cleaning',
  treasure: 'Treasure Hunting',
  pearl: 'Pearl Diving',
  research: 'Deep Research',
  wildlife: 'Wildlife Watch',
};

export const SHORT: Record<CompanyId, string> = {
  cleaning: 'Cleaning',
  treasure: 'Treasure',
  pearl: 'Pearl',
  research: 'Research',
  wildlife: 'Wildlife',
};

export const ABILITIES: Abilities = {
  cleaning: {
    basic: {
      short: 'Pay 2: discard any depth card',
      text: 'After expanding Ocean Cleaning you may pay two cards to discard one depth card of any company, wherever it lies in its line.',
      rule: 'SHARES-78',
    },
    advanced: {
      short: 'Pay 1: discard or move a newest card',
      text: 'After expanding Ocean Cleaning you may pay one card to discard the newest depth card of any company, or to move it to another company where it fits.',
      rule: 'SHARES-80',
    },
  },
  treasure: {
    basic: {
      short: 'Most shares: 1 card more',
      text: 'With every Treasure dividend, whoever holds most Treasure shares draws one card more. Everybody tied for most gets it.',
      rule: 'SHARES-83',
    },
    advanced: {
      short: 'Who expands draws the largest holding',
      text: 'With every Treasure dividend, whoever expanded draws as many cards as the largest Treasure holding, instead of an own dividend.',
      rule: 'SHARES-86',
    },
  },
  pearl: {
    basic: {
      short: 'At the end, each share +2',
      text: 'At the end every Pearl share is worth two more than Pearl Diving has depth cards.',
      rule: 'SHARES-89',
    },
    advanced: {
      short: 'A share is worth the best company less 2',
      text: 'At the end every Pearl share is worth two less than the company with most depth cards, never below nothing.',
      rule: 'SHARES-91',
    },
  },
  research: {
    basic: {
      short: 'Buy from your hand at 2 less',
      text: 'After expanding Deep Research you may buy one share of any company from your hand for two cards less.',
      rule: 'SHARES-94',
    },
    advanced: {
      short: 'Buy out of another portfolio',
      text: 'After expanding Deep Research you may buy a share out of another portfolio. It costs the usual price, two at least, paid to its owner.',
      rule: 'SHARES-96',
    },
  },
  wildlife: {
    basic: {
      short: 'Pay 1: move a recent depth card',
      text: 'After expanding Wildlife Watch you may pay one card to lift one of the three newest depth cards of a company: to the end of its own line, or to another company where it fits.',
      rule: 'SHARES-102',
    },
    advanced: {
      short: 'Play a second depth card',
      text: 'After expanding Wildlife Watch you may play another depth card on any company. If it is lower than the newest one there, it costs a card for every higher card in that line.',
      rule: 'SHARES-108',
    },
  },
};
