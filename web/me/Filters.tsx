import { LEVELS } from '@fathoms/protocol/messages.ts';
import { SITES, siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type DiveFilter, LONGEST_NAME } from './dive-filter.ts';
import { type Dive, isWon, WAYS } from './dives.ts';
import { ME } from './words.ts';

interface FiltersProps {
  filter: DiveFilter;
  dives: readonly Dive[]; // all there are
  change: (filter: DiveFilter) => void;
  count: number; // games that fit
}

/** Chips that combine, and a name to look for. Only what tells dives apart is offered. */
export function Filters({ filter, dives, change, count }: FiltersProps) {
  const shell = useWords();
  const words = useWords(ME);
  const { language } = useSettings();
  const sizes = [...new Set(dives.map(({ seats }) => seats.length))].sort((a, b) => a - b);
  const group = <K extends Choice>(
    key: K,
    values: readonly Value<K>[],
    has: (dive: Dive, value: Value<K>) => boolean,
    text: (value: Value<K>) => string,
  ) => {
    const there = values.filter(value => value === filter[key] || dives.some(dive => has(dive, value)));
    if (there.length < 2 && filter[key] === null) return null;
    return (
      <fieldset className="me-chips">
        <legend className="vh">{words.filters[key]}</legend>
        {there.map(value => {
          const on = filter[key] === value;
          return (
            <button
              key={`${value}`}
              type="button"
              className="me-chip"
              aria-pressed={on}
              onClick={() => change({ ...filter, [key]: on ? null : value })}
            >
              {text(value)}
            </button>
          );
        })}
      </fieldset>
    );
  };
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
      {group(
        'game',
        SITES.map(({ id }) => id),
        (dive, game) => dive.game === game,
        game => siteOf(game)?.words[language].name ?? game,
      )}
      {group(
        'way',
        WAYS,
        (dive, way) => dive.way === way,
        way => words.ways[way],
      )}
      {group(
        'won',
        [true, false],
        (dive, won) => isWon(dive) === won,
        won => (won ? words.wonOne : words.lostOne),
      )}
      {group(
        'level',
        LEVELS,
        (dive, level) => dive.seats.some(seat => seat.level === level),
        level => shell.levels[level],
      )}
      {group('seats', sizes, (dive, seats) => dive.seats.length === seats, words.seats)}
      <p className="vh" role="status">
        {words.count(count)}
      </p>
    </search>
  );
}

type Choice = Exclude<keyof DiveFilter, 'text'>;
type Value<K extends Choice> = NonNullable<DiveFilter[K]>;
