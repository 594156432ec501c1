import type { CompanyId, Side } from '@fathoms/games/shares/parts.ts';
import type { OptionWords } from '../../../board/screen.ts';
import { ABILITIES, NAMES } from './de-companies.ts';

const side = (company: CompanyId): OptionWords => {
  const value = (name: string, which: Side) => ({ name, help: ABILITIES[company][which].text });
  return {
    name: NAMES[company],
    when: { option: 'sides', is: 'chosen' },
    help: 'Welche Seite ihrer Karte oben liegt.',
    values: { basic: value('Grundseite', 'basic'), advanced: value('Profiseite', 'advanced') },
  };
};

export const options: { readonly [option: string]: OptionWords } = {
  sides: {
    name: 'Seiten der Unternehmen',
    help: 'Jede Unternehmenskarte hat zwei Seiten.',
    values: {
      basic: {
        name: 'Alle Grundseite',
        help: 'Die sanfteren Fähigkeiten. Das Beste für die ersten Partien.',
      },
      advanced: {
        name: 'Alle Profiseite',
        help: 'Die schärferen Fähigkeiten, für alle, die das Spiel kennen.',
      },
      random: {
        name: 'Überraschung',
        help: 'Das Los dreht jede Unternehmenskarte; alle sehen, wie sie liegt.',
      },
      chosen: { name: 'Einzeln', help: 'Du wählst unten die Seite jedes Unternehmens.' },
    },
  },
  cleaning: side('cleaning'),
  treasure: side('treasure'),
  pearl: side('pearl'),
  research: side('research'),
  wildlife: side('wildlife'),
};
