import type { CompanyId, Side } from '@fathoms/games/shares/parts.ts';
import type { OptionWords } from '../../../board/screen.ts';
import { ABILITIES, NAMES } from './en-companies.ts';

const side = (company: CompanyId): OptionWords => {
  const value = (name: string, which: Side) => ({ name, help: ABILITIES[company][which].text });
  return {
    name: NAMES[company],
    when: { option: 'sides', is: 'chosen' },
    help: 'Which side of its card lies up.',
    values: { basic: value('Basic', 'basic'), advanced: value('Advanced', 'advanced') },
  };
};

export const options: { readonly [option: string]: OptionWords } = {
  sides: {
    name: 'Sides of the companies',
    help: 'Each company card has two sides.',
    values: {
      basic: { name: 'All basic', help: 'The gentler abilities. Best for the first games.' },
      advanced: { name: 'All advanced', help: 'The sharper abilities, for those who know the game.' },
      random: { name: 'Surprise', help: 'Luck turns each company card; everybody sees how they lie.' },
      chosen: { name: 'One by one', help: 'You choose the side of each company below.' },
    },
  },
  cleaning: side('cleaning'),
  treasure: side('treasure'),
  pearl: side('pearl'),
  research: side('research'),
  wildlife: side('wildlife'),
};
