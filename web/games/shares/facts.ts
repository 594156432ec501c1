import { COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { FactWords } from '../../board/screen.ts';
import type { WordTable } from '../../words/words.ts';
import * as de from './words/de-companies.ts';
import * as en from './words/en-companies.ts';

type Names = { readonly [company in CompanyId]: string };

/** Three facts a company. */
const companies = (names: Names, depth: string, shares: string, value: string): FactWords =>
  Object.fromEntries(
    COMPANIES.flatMap(company => [
      [`${company} depth`, `${names[company]}: ${depth}`],
      [`${company} shares`, `${names[company]}: ${shares}`],
      [`${company} share value`, `${names[company]}: ${value}`],
    ]),
  );

export const facts: WordTable<FactWords> = {
  en: {
    ...companies(en.SHORT, 'depth cards', 'shares sold', 'worth of a share'),
    end: 'How it ended',
    depletion: 'the deck ran out twice',
    fundraisers: 'two fundraisers in a row',
    'turns each': 'Turns a player',
    'triggered the end': 'Triggered the end',
    'cards left in hand': 'Cards left in hand',
  },
  de: {
    ...companies(de.SHORT, 'Tiefenkarten', 'verkaufte Anteile', 'Wert eines Anteils'),
    end: 'Wie es endete',
    depletion: 'der Stapel war zweimal leer',
    fundraisers: 'zwei Spendenrunden nacheinander',
    'turns each': 'Züge je Person',
    'triggered the end': 'Löste das Ende aus',
    yes: 'ja',
    no: 'nein',
    'cards left in hand': 'Karten übrig auf der Hand',
  },
};
