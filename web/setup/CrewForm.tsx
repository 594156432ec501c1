import type { LocalSeat } from '../session/local-tables.ts';
import { Segmented } from '../ui/controls.tsx';
import { Button, Emblem, Icon, SEAT_COLOURS } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import {
  addBot,
  addPerson,
  type Crew,
  type CrewLimits,
  isBot,
  mayRemove,
  remove,
  rename,
  setLevel,
} from './crew.ts';
import { LevelStrength } from './LevelStrength.tsx';
import { levelsOf } from './levels.ts';
import { WORDS } from './words.ts';

interface CrewFormProps {
  game: string;
  crew: Crew;
  room: CrewLimits;
  change: (crew: Crew) => void;
}

/** The seats of a table on this device. */
export function CrewForm({ game, crew, room, change }: CrewFormProps) {
  const { crew: words } = useWords(WORDS);
  const full = crew.length >= room.max;
  return (
    <>
      <ul className="plan-seats">
        {crew.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatRow key={at} seat={seat} at={at} {...{ game, crew, room, change }} />
        ))}
      </ul>
      {full ? (
        <p className="help plan-full">{words.full(room.max)}</p>
      ) : (
        <div className="plan-add">
          <Button small icon="bot" onClick={() => change(addBot(crew, room))}>
            {words.addBot}
          </Button>
          <Button small icon="pass" onClick={() => change(addPerson(crew, room))}>
            {words.addPerson}
          </Button>
        </div>
      )}
    </>
  );
}

function SeatRow({ game, seat, at, crew, room, change }: CrewFormProps & { seat: LocalSeat; at: number }) {
  const shell = useWords();
  const { crew: words } = useWords(WORDS);
  const shown = seat.name || words.diver(at + 1);
  return (
    <li>
      <Emblem colour={SEAT_COLOURS[at] ?? 'sun'} className="em-l" />
      {isBot(seat) ? (
        <div className="plan-who">
          <b>{seat.name}</b>
          <span>{words.levels[seat.who]}</span>
        </div>
      ) : (
        <label className="plan-who">
          <span className="vh">{words.nameOf(at + 1)}</span>
          <input
            value={seat.name}
            placeholder={seat.who === 'you' ? shell.you : words.diver(at + 1)}
            maxLength={24}
            autoComplete="off"
            enterKeyHint="go"
            onInput={event => change(rename(crew, at, event.currentTarget.value))}
          />
          <span>{seat.who === 'you' ? words.you : words.person}</span>
        </label>
      )}
      {mayRemove(crew, at, room) && (
        <button
          type="button"
          className="tool"
          aria-label={words.remove(shown)}
          onClick={() => change(remove(crew, at, room))}
        >
          <Icon id="close" />
        </button>
      )}
      {isBot(seat) && (
        <div className="plan-level">
          <Segmented
            label={words.level(seat.name)}
            hidden
            values={levelsOf(game)}
            value={seat.who}
            name={level => shell.levels[level]}
            change={level => change(setLevel(crew, at, level))}
          />
        </div>
      )}
      {isBot(seat) && <LevelStrength game={game} level={seat.who} />}
    </li>
  );
}
