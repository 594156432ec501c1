import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { TableRatings } from '@fathoms/protocol/ratings.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { colourAt } from '../people/colours.ts';
import { TABLE_SETTINGS } from '../people/settings-words.ts';
import type { ProgramPlace } from '../programs/server.ts';
import { RatedNote } from '../ratings/RatedNote.tsx';
import { SeekNote } from '../ratings/SeekNote.tsx';
import { useTableRatings } from '../ratings/use-table-ratings.ts';
import { RATINGS } from '../ratings/words.ts';
import { WAYS } from '../same/way-words.ts';
import type { Session } from '../session/session.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Frame } from '../setup/Frame.tsx';
import { OptionsForm } from '../setup/OptionsForm.tsx';
import { TableForm } from '../setup/TableForm.tsx';
import { type LoadedGame, useGame } from '../setup/use-game.ts';
import { WORDS } from '../setup/words.ts';
import { lazyPart } from '../ui/parts.tsx';
import { Bubbles, Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Invite } from './Invite.tsx';
import { LobbySeat } from './LobbySeat.tsx';
import { planStart, startMessages } from './start.ts';

const ProgramSheet = lazyPart(() => import('../programs/ProgramSheet.tsx').then(m => m.ProgramSheet));

interface LobbyProps {
  readonly session: Session; // `session.send` for sit, stand, bot, clear, seats, options, start
  readonly table: TableInfo;
  readonly site: Site;
  readonly openSettings: () => void;
  readonly openRules: () => void;
  readonly tools: ComponentChildren; // more of them, beside rules and settings
}

/** An online table before it starts: seats, the way in for friends, and the host's choices. */
export function Lobby({ session, table, site, openSettings, openRules, tools }: LobbyProps) {
  const words = useWords(WORDS);
  const settings = useWords(TABLE_SETTINGS);
  const loaded = useGame(site);
  const { language } = useSettings();
  const { send } = session;
  const ways = useWords(WAYS);
  const isFixed = table.shared !== undefined; // the same at all tables of the deal
  const min = isFixed ? table.seats.length : site.seats.min;
  const plan = planStart(table, min);
  const ratings = useTableRatings(table);
  const { find } = useWords(RATINGS);
  const lead = table.seeks ? find.lead : table.host ? words.lead.lobby(site.seats.min) : words.lead.guest;
  return (
    <Frame {...{ site, lead, openRules, openSettings, tools }}>
      <main className="plan panel">
        <div className="plan-cols">
          <section>
            <h3>{words.crew.title}</h3>
            {table.seeks && <SeekNote {...{ session, table }} />}
            {table.yours.length === 0 && <YourName {...{ table, send }} />}
            <Seats
              table={table}
              ratings={ratings}
              room={isFixed ? { min, max: min } : site.seats}
              send={send}
            />
            {ratings?.rated && <RatedNote ratings={ratings} />}
            <Invite id={table.id} game={site.words[language].name} open={plan.open} />
            {table.shared ? (
              <p className="help">
                {ways.inLobby} <Link href={`/same/${table.shared.deal}`}>{ways.overview}</Link>
              </p>
            ) : (
              table.host && (
                <p className="help">
                  <Link href={`/same/new/${table.game}`}>{ways.lay}</Link>
                </p>
              )
            )}
          </section>
          <section>
            <h3>{table.host ? words.options.title : words.options.fixed}</h3>
            <OptionsForm
              loaded={loaded}
              seats={table.seats.length}
              options={table.options}
              change={
                table.host && !isFixed && !table.settings.rated
                  ? options => send({ t: 'options', options })
                  : null
              }
            />
            {loaded && ( // below the options: what comes first must not push it away
              <>
                <h3 className="plan-more">{settings.title}</h3>
                <TableForm
                  settings={table.settings}
                  change={table.host && !isFixed ? settings => send({ t: 'settings', settings }) : null}
                />
                <Fairness commitment={table.commitment} more={isFixed ? ways.luck : null} />
              </>
            )}
          </section>
        </div>
        <footer className="plan-foot">
          {table.host ? (
            <HostStart {...{ table, loaded, min, send }} />
          ) : (
            <GuestWait
              seated={table.yours.length > 0}
              seeking={table.seeks === true}
              opening={table.sealed !== undefined}
            />
          )}
        </footer>
      </main>
    </Frame>
  );
}

type Send = LobbyProps['session']['send'];

/** Enter takes the first open seat. */
function YourName({ table, send }: { table: TableInfo; send: Send }) {
  const { lobby } = useWords(WORDS);
  const { name } = useSettings();
  const submit = (event: Event) => {
    event.preventDefault();
    const seat = table.seats.findIndex(({ kind }) => kind === 'open');
    if (name.trim() && seat >= 0) send({ t: 'sit', seat, name: name.trim() });
  };
  return (
    <form onSubmit={submit}>
      <label className="field plan-name">
        <span>{lobby.name}</span>
        <input
          value={name}
          maxLength={24}
          autoComplete="nickname"
          enterKeyHint="go"
          onInput={event => changeSettings({ name: event.currentTarget.value })}
        />
      </label>
    </form>
  );
}

interface SeatsProps {
  table: TableInfo;
  ratings: TableRatings | null;
  room: { min: number; max: number };
  send: Send;
}

function Seats({ table, ratings, room, send }: SeatsProps) {
  const { lobby } = useWords(WORDS);
  const name = useSettings().name.trim();
  const seats = table.seats.length;
  const firstOpen = table.seats.findIndex(seat => seat.kind === 'open');
  const others = table.watchers - (table.yours.length === 0 ? 1 : 0); // whoever has no seat yet watches too
  return (
    <>
      <ul className="plan-seats">
        {table.seats.map((seat, at) => (
          <LobbySeat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={at}
            game={table.game}
            seat={seat}
            rating={ratings?.seats[at] ?? null}
            at={at}
            yours={table.yours.includes(at)}
            colour={colourAt(table, at)}
            host={table.host}
            seeking={table.seeks === true}
            name={name}
            own={table.yours}
            first={at === firstOpen}
            maySpare={seats > room.min}
            seats={seats}
            send={send}
          />
        ))}
      </ul>
      {table.host && !table.seeks && (seats < room.max || firstOpen >= 0) && (
        <div className="plan-add">
          {seats < room.max && (
            <Button small icon="plus" onClick={() => send({ t: 'seats', count: seats + 1 })}>
              {lobby.addSeat}
            </Button>
          )}
          {firstOpen >= 0 && !table.settings.rated && <LetProgram table={table.id} seat={firstOpen} />}
        </div>
      )}
      {others > 0 && (
        <p className="help plan-full">
          <Icon id="eye" />
          {lobby.watching(others)}
        </p>
      )}
    </>
  );
}

/** Into the first open seat. */
function LetProgram({ table, seat }: { table: string; seat: number }) {
  const { lobby } = useWords(WORDS);
  const [place, setPlace] = useState<ProgramPlace | null>(null);
  return (
    <>
      <Button small kind="quiet" onClick={() => setPlace({ table, seat })}>
        {lobby.program}
      </Button>
      {place && <ProgramSheet place={place} close={() => setPlace(null)} />}
    </>
  );
}

interface HostStartProps {
  table: TableInfo;
  loaded: LoadedGame | null;
  min: number;
  send: Send;
}

/** The host may start as soon as enough seats are taken; a button that cannot says why. */
function HostStart({ table, loaded, min, send }: HostStartProps) {
  const { lobby } = useWords(WORDS);
  const plan = planStart(table, min);
  const opening = table.sealed !== undefined;
  const ready = plan.missing === 0 && plan.awaited.length === 0 && loaded !== null && !opening;
  const wants =
    plan.missing > 0
      ? lobby.need(plan.missing)
      : plan.awaited.length > 0
        ? lobby.awaited(plan.awaited.join(', '))
        : null;
  const start = () => {
    if (ready) for (const message of startMessages(table, loaded.game, plan)) send(message);
  };
  const status = opening
    ? lobby.opening
    : (wants ?? (plan.open > 0 ? lobby.openSeats(plan.open) : lobby.ready));
  return (
    <>
      <p role="status">{status}</p>
      <Button
        kind="primary"
        icon={ready ? 'dive' : 'lock'}
        off={!ready}
        sub={wants ?? lobby.startWith(plan.taken)}
        onClick={start}
      >
        {lobby.start}
      </Button>
    </>
  );
}

interface GuestWaitProps {
  seated: boolean;
  seeking: boolean; // it begins by itself
  opening: boolean;
}

function GuestWait({ seated, seeking, opening }: GuestWaitProps) {
  const { lobby } = useWords(WORDS);
  const { find } = useWords(RATINGS);
  if (seeking && !opening)
    return (
      <p role="status" className="plan-guest">
        <b>{find.seeking}</b>
        <Bubbles />
      </p>
    );
  return (
    <p role="status" className="plan-guest">
      <b>{opening ? lobby.opening : lobby.waitHost}</b>
      {!opening && <span>{seated ? lobby.waitReady : lobby.waitSeat}</span>}
      <Bubbles />
    </p>
  );
}

function Fairness({ commitment, more }: { commitment: string; more: string | null }) {
  const { lobby } = useWords(WORDS);
  return (
    <details className="plan-fair">
      <summary>
        <Icon id="lock" />
        {lobby.fair}
      </summary>
      <p className="help">{more ?? lobby.fairMore}</p>
      <code>{commitment}</code>
    </details>
  );
}
