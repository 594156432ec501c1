import { isOrcaAbout } from '@fathoms/games/orcas.ts';
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { SITES } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type DiveFilter, LONGEST_NAME } from './dive-filter.ts';
import { type Dive, WAYS } from './dives.ts';
import { ME } from './words.ts';

interface FiltersProps {
  filter: DiveFilter;
  dives: readonly Dive[]; // all there are
  change: (filter: DiveFilter) => void;
  count: number; // games that fit
}

/** Chips that combine, and a name to look for. */
export function Filters({ filter, dives, change, count }: FiltersProps) {
  const shell = useWords();
  const words = useWords(ME);
  const { language } = useSettings();
  const toggle = <K extends keyof DiveFilter>(key: K, value: DiveFilter[K]) => ({
    on: filter[key] === value,
    flip: () => change({ ...filter, [key]: filter[key] === value ? null : value }),
  });
  const sizes = [...new Set(dives.map(({ seats }) => seats.length))].sort((a, b) => a - b);
  return (
    <search className="me-filters">
      <label className="me-search">
        <Icon id="search" />
        <span className="vh">{words.search}</span>
        <input
          type="search"
          placeholder={words.search}
          value={filter.text}
          maxLength={LONGEST_NAME}
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
      {sizes.length > 1 &&
        sizes.map(seats => <Chip key={seats} {...toggle('seats', seats)} text={words.seats(seats)} />)}
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
