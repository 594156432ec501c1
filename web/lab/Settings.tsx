import { useState } from 'preact/hooks';
import { SITES } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Emblem, Icon, SEAT_COLOURS } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Badge } from './Badge.tsx';
import type { Experiment, Side } from './experiment.ts';
import { numbersIn } from './numbers.ts';
import { type Choosable, EACH, type SettingRow, settingRows } from './setting-rows.ts';
import { levelOf } from './sides.ts';
import type { LoadedLab } from './use-lab-game.ts';
import { LAB } from './words.ts';

const NUMBERS = [100, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000];
const SEED = /^[\w-]{1,40}$/;

interface SettingsProps {
  experiment: Experiment;
  loaded: LoadedLab;
  locked: boolean; // while it runs
  ran: boolean; // there is something else to see: on a phone they fold away
  change: (experiment: Experiment) => void;
  choose: (game: string) => void;
  otherLuck: () => void;
}

/** Both settings in one table: what differs is marked. */
export function Settings(props: SettingsProps) {
  const { experiment, loaded, locked, ran, change, choose, otherLuck } = props;
  const words = useWords(LAB);
  const { language } = useSettings();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const folded = wanted ?? ran;
  const { a, b, games, seed } = experiment;
  const { whole } = numbersIn(language);
  const numbers = [...new Set([...NUMBERS, games])].sort((x, y) => x - y);
  return (
    <section className={`lab-settings panel${folded ? ' folded' : ''}`}>
      <h2>
        {b ? words.two : words.one}
        <button
          type="button"
          className="tool only-phone"
          aria-expanded={!folded}
          aria-label={words.settings}
          onClick={() => setWanted(!folded)}
        >
          <Icon id={folded ? 'down' : 'up'} />
        </button>
      </h2>
      <fieldset disabled={locked}>
        <table>
          <thead>
            <tr>
              <th>
                <span className="vh">{words.settings}</span>
              </th>
              {b && (
                <>
                  <th scope="col">
                    <Badge side="a" />
                  </th>
                  <th scope="col">
                    <Badge side="b" />
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.game}</th>
              <td colSpan={2}>
                <Choice
                  label={words.game}
                  value={experiment.game}
                  values={SITES.filter(site => site.screen).map(site => [site.id, site.words[language].name])}
                  change={choose}
                />
              </td>
            </tr>
            <SideRows {...{ experiment, loaded, change }} />
            <tr>
              <th scope="row">{words.games}</th>
              <td colSpan={2}>
                <Choice
                  label={words.games}
                  value={`${games}`}
                  values={numbers.map(n => [`${n}`, whole(n)])}
                  change={n => change({ ...experiment, games: Number(n) })}
                />
              </td>
            </tr>
            <tr>
              <th scope="row">{words.seed}</th>
              <td colSpan={2}>
                <div className="lab-seed">
                  <input
                    aria-label={words.seed}
                    value={seed}
                    maxLength={40}
                    autoComplete="off"
                    spellcheck={false}
                    onChange={({ currentTarget: { value } }) =>
                      SEED.test(value) && change({ ...experiment, seed: value })
                    }
                  />
                  <button
                    type="button"
                    className="tool"
                    aria-label={words.other}
                    title={words.other}
                    onClick={otherLuck}
                  >
                    <Icon id="dice" />
                  </button>
                </div>
              </td>
            </tr>
          </tbody>
        </table>
        <button
          type="button"
          className="lab-compare"
          onClick={() => change({ ...experiment, b: b ? null : a })}
        >
          <Icon id={b ? 'minus' : 'plus'} />
          {b ? words.alone : words.compare}
        </button>
      </fieldset>
    </section>
  );
}

interface SideRowsProps {
  experiment: Experiment;
  loaded: LoadedLab;
  change: (experiment: Experiment) => void;
}

function SideRows({ experiment, loaded: { game, screen }, change }: SideRowsProps) {
  const words = useWords(LAB);
  const { levels } = useWords();
  const { language } = useSettings();
  const [each, setEach] = useState(false);
  const { a, b } = experiment;
  const sides = b ? [a, b] : [a];
  const isEach = each || sides.some(side => levelOf(side) === null);
  const naming = {
    words,
    texts: screen.options(language),
    level: (bot: Side['bots'][number]) => (bot === 'random' ? words.crews.random : levels[bot]),
  };
  const choose = (row: SettingRow, which: 'a' | 'b', to: string) => {
    if (row.key === 'crew') setEach(to === EACH);
    change({ ...experiment, [which]: row.set(which === 'b' && b ? b : a, to) });
  };
  return (
    <>
      {settingRows(game, sides, naming, isEach).map(row => (
        <Row key={row.key} row={row} a={a} b={b} choose={choose} />
      ))}
    </>
  );
}

interface RowProps {
  row: SettingRow;
  a: Side;
  b: Side | null;
  choose: (row: SettingRow, which: 'a' | 'b', to: string) => void;
}

function Row({ row, a, b, choose }: RowProps) {
  const words = useWords(LAB);
  const differs = b !== null && row.value(a) !== row.value(b);
  const cellOf = (which: 'a' | 'b', side: Side) => {
    const value = row.value(side);
    return (
      <td colSpan={b ? 1 : 2}>
        {value !== null && (
          <Choice
            label={b ? `${row.name}, ${which.toUpperCase()}` : row.name}
            value={value}
            values={row.values(side)}
            change={to => choose(row, which, to)}
          />
        )}
      </td>
    );
  };
  return (
    <tr className={differs ? 'differs' : ''}>
      <th scope="row">
        {row.seat !== null && <Emblem colour={SEAT_COLOURS[row.seat % SEAT_COLOURS.length]} />}
        {row.name}
        {differs && <small>{words.differs}</small>}
      </th>
      {cellOf('a', a)}
      {b && cellOf('b', b)}
    </tr>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: Choosable;
  change: (value: string) => void;
}

function Choice({ label, value, values, change }: ChoiceProps) {
  return (
    <div className="lab-choice">
      <select aria-label={label} value={value} onChange={event => change(event.currentTarget.value)}>
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon id="down" />
    </div>
  );
}
