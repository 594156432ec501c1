import { isOrcaAbout } from '@fathoms/games/orcas.ts';
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { SITES } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type DiveFilter, WAYS } from './dives.ts';
import { ME } from './words.ts';

interface FiltersProps {
  filter: DiveFilter;
  change: (filter: DiveFilter) => void;
  count: number; // games that fit
}

/** Chips that combine, and a name to look for. */
export function Filters({ filter, change, count }: FiltersProps) {
  const shell = useWords();
  const words = useWords(ME);
  const { language } = useSettings();
  const toggle = <K extends keyof DiveFilter>(key: K, value: DiveFilter[K]) => ({
    on: filter[key] === value,
    flip: () => change({ ...filter, [key]: filter[key] === value ? null : value }),
  });
  return (
    <search className="me-filters">
      <label className="me-search">
        <Icon id="search" />
        <span className="vh">{words.search}</span>
        <input
          type="search"
          placeholder={words.search}
          value={filter.text}
          maxLength={24}
          onInput={event => change({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      {SITES.map(site => (
        <Chip key={site.id} {...toggle('game', site.id)} text={site.words[language].name} />
      ))}
      {WAYS.map(way => (
        <Chip key={way} {...toggle('way', way)} text={words.ways[way]} />
      ))}
      <Chip {...toggle('won', true)} text={words.wonOne} />
      <Chip {...toggle('won', false)} text={words.lostOne} />
      {LEVELS.filter(level => level !== 'orca' || isOrcaAbout()).map(level => (
        <Chip key={level} {...toggle('level', level)} text={shell.levels[level]} />
      ))}
      <p className="vh" role="status">
        {words.count(count)}
      </p>
    </search>
  );
}

function Chip({ on, flip, text }: { on: boolean; flip: () => void; text: string }) {
  return (
    <button type="button" className="me-chip" aria-pressed={on} onClick={flip}>
      {text}
    </button>
  );
}
