import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Abilities } from './shape.ts';

export const NAMES: Record<CompanyId, string> = {
  cleaning: 'Meeres\u00adreinigung',
  treasure: 'Schatz\u00adsuche',
  pearl: 'Perlen\u00adtauchen',
  research: 'Tiefsee\u00adforschung',
  wildlife: 'Wild\u00adbeobachtung',
};

export const SHORT: Record<CompanyId, string> = {
  cleaning: 'Reinigung',
  treasure: 'Schatz',
  pearl: 'Perlen',
  research: 'Forschung',
  wildlife: 'Wildtiere',
};

export const ABILITIES: Abilities = {
  cleaning: {
    basic: {
      short: 'Zahle 2: eine Tiefenkarte ablegen',
      text: 'Nach einem Ausbau der Meeresreinigung darfst du zwei Karten zahlen und eine Tiefenkarte eines beliebigen Unternehmens ablegen, egal wo sie in ihrer Leine hängt.',
      rule: 'SHARES-78',
    },
    advanced: {
      short: 'Zahle 1: neueste Karte ablegen, versetzen',
      text: 'Nach einem Ausbau der Meeresreinigung darfst du eine Karte zahlen und die jüngste Tiefenkarte eines Unternehmens ablegen oder zu einem anderen Unternehmen versetzen, wo sie passt.',
      rule: 'SHARES-80',
    },
  },
  treasure: {
    basic: {
      short: 'Meiste Aktien: 1 Karte mehr',
      text: 'Bei jeder Schatz-Dividende zieht eine Karte mehr, wer die meisten Schatz-Aktien hat. Bei Gleichstand bekommen sie alle.',
      rule: 'SHARES-83',
    },
    advanced: {
      short: 'Ausbau bringt den größten Besitz',
      text: 'Bei jeder Schatz-Dividende zieht, wer ausgebaut hat, so viele Karten, wie der größte Schatz-Besitz zählt, statt der eigenen Dividende.',
      rule: 'SHARES-86',
    },
  },
  pearl: {
    basic: {
      short: 'Am Ende je Aktie +2',
      text: 'Am Ende ist jede Perlen-Aktie zwei mehr wert, als das Perlentauchen Tiefenkarten hat.',
      rule: 'SHARES-89',
    },
    advanced: {
      short: 'Aktie: bestes Unternehmen − 2',
      text: 'Am Ende ist jede Perlen-Aktie zwei weniger wert, als das Unternehmen mit den meisten Tiefenkarten hat, nie weniger als null.',
      rule: 'SHARES-91',
    },
  },
  research: {
    basic: {
      short: 'Aus der Hand kaufen, 2 billiger',
      text: 'Nach einem Ausbau der Tiefseeforschung darfst du eine Aktie eines beliebigen Unternehmens aus der Hand kaufen, für zwei Karten weniger.',
      rule: 'SHARES-94',
    },
    advanced: {
      short: 'Aus fremdem Portfolio kaufen',
      text: 'Nach einem Ausbau der Tiefseeforschung darfst du eine Aktie aus einem anderen Portfolio kaufen. Sie kostet den üblichen Preis, mindestens zwei, und der geht an die bisherige Hand.',
      rule: 'SHARES-96',
    },
  },
  wildlife: {
    basic: {
      short: 'Zahle 1: eine junge Karte versetzen',
      text: 'Nach einem Ausbau der Wildbeobachtung darfst du eine Karte zahlen und eine der drei jüngsten Tiefenkarten eines Unternehmens versetzen: ans Ende der eigenen Leine oder zu einem anderen Unternehmen, wo sie passt.',
      rule: 'SHARES-102',
    },
    advanced: {
      short: 'Zweite Tiefenkarte spielen',
      text: 'Nach einem Ausbau der Wildbeobachtung darfst du noch eine Tiefenkarte auf ein beliebiges Unternehmen spielen. Ist sie niedriger als die jüngste dort, kostet sie eine Karte für jede höhere in dieser Leine.',
      rule: 'SHARES-108',
    },
  },
};
