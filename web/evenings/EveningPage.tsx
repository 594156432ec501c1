import './evening.css';
import './evening-rounds.css';
import type { EveningPage as Evening } from '@fathoms/protocol/evenings.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { EveningFrame } from './EveningFrame.tsx';
import { EveningInvite } from './EveningInvite.tsx';
import { Guests } from './Guests.tsx';
import { type Mine, mineIn } from './mine.ts';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { Sure } from './Sure.tsx';
import { type LiveEvening, resultsAddress, useEvening } from './server.ts';
import { useTellReady } from './use-tell-ready.ts';
import { EVENINGS } from './words.ts';

const EVERY_MS = 3000; // a club of 64 may sit behind one address

/** One evening: who is here, my table, the rounds and how it stands. */
export function EveningPage({ id }: { id: string }) {
  const words = useWords(EVENINGS);
  const live = useEvening(id, EVERY_MS);
  const { page } = live;
  if (page === null) return <Loading />;
  if (page === 'missing')
    return <MessagePage art="sea-octopus" title={words.gone.title} text={words.gone.text} />;
  return <OpenEvening page={page} live={live} />;
}

type Act = LiveEvening['act'];

function OpenEvening({ page, live }: { page: Evening; live: LiveEvening }) {
  const words = useWords(EVENINGS);
  const { language } = useSettings();
  const { plan, over, rounds } = page;
  const { act, refused, offline } = live;
  const game = siteOf(plan.game)?.words[language].name ?? plan.game;
  const isHost = page.you !== null && page.you === page.host;
  const mine = mineIn(page);
  useTellReady(plan.game, mine);
  return (
    <EveningFrame
      title={plan.title || words.title}
      subtitle={`${game} · ${words.facts(words.formats[plan.format].name, plan.rounds, plan.seats)}`}
    >
      <div className="evening-main">
        <MyPlace {...{ page, mine, act, isHost }} />
        <p role="alert" className="evening-refused">
          {refused === null ? (offline ? words.offline : '') : (words.refused[refused] ?? words.trouble)}
        </p>
        {(rounds.length > 0 || over) && <Standings page={page} />}
        <Rounds {...{ page, act, isHost }} />
      </div>
      <div className="evening-side">
        {!over && <EveningInvite id={page.id} />}
        <Guests {...{ page, act, isHost }} />
        {!over && page.you !== null && (
          <div className="panel evening-push">
            <PushSwitch modest />
          </div>
        )}
        {rounds.length > 0 && (
          <p className="evening-export">
            {(['csv', 'json'] as const).map(kind => (
              <a key={kind} className="btn sm quiet" href={resultsAddress(page.id, kind)} download>
                <Icon id="down" />
                <span>{words[kind]}</span>
              </a>
            ))}
          </p>
        )}
      </div>
    </EveningFrame>
  );
}

interface MyPlaceProps {
  page: Evening;
  mine: Mine;
  act: Act;
  isHost: boolean;
}

/** What is asked of oneself now: come to the table, wait, join; and what the host may start. */
function MyPlace({ page, mine, act, isHost }: MyPlaceProps) {
  const words = useWords(EVENINGS);
  const text = mine.is === 'table' ? words.ready : words.mine[mine.is];
  return (
    <section className={mine.is === 'table' ? 'evening-mine panel ready' : 'evening-mine panel'}>
      <div>
        <p role="status">
          <b>{text}</b>
        </p>
        {mine.is === 'table' && (
          <p>{words.readyMore(mine.round + 1, othersAt(page, mine.table.seats, words.alone))}</p>
        )}
        {page.nextAt !== null && <Countdown at={page.nextAt} now={page.now} />}
      </div>
      <div className="evening-ways">
        {mine.is === 'table' && (
          <Link className="btn primary" href={`/t/${mine.table.id}`}>
            <Icon id="dive" />
            <span>{words.go}</span>
          </Link>
        )}
        {isHost && <HostWays {...{ page, act }} />}
        <OwnWays {...{ page, mine, act }} />
      </div>
      {(mine.is === 'stranger' || mine.is === 'gone') && <Join again={mine.is === 'gone'} act={act} />}
    </section>
  );
}

const othersAt = ({ people, you }: Evening, seats: readonly (number | null)[], alone: string): string =>
  seats.flatMap(n => (n === null || n === you ? [] : [people[n]?.name ?? ''])).join(', ') || alone;

function HostWays({ page, act }: { page: Evening; act: Act }) {
  const words = useWords(EVENINGS);
  const { rounds, over, plan, people } = page;
  if (over || (rounds.length > 0 && !rounds.at(-1)?.done)) return null;
  const here = people.filter(({ is, here }) => is === 'in' && here).length;
  const tooFew = here < (plan.bots ? 1 : 2);
  return (
    <>
      {rounds.length < plan.rounds && (
        <Button
          kind="primary"
          icon={tooFew ? 'lock' : 'dive'}
          off={tooFew}
          sub={tooFew ? words.tooFew : words.people(here)}
          onClick={() => tooFew || act({ do: 'start' })}
        >
          {words.start(rounds.length + 1)}
        </Button>
      )}
      {rounds.length > 0 && <Sure text={words.end} sure={words.endSure} run={() => act({ do: 'end' })} />}
    </>
  );
}

function OwnWays({ page, mine, act }: { page: Evening; mine: Mine; act: Act }) {
  const words = useWords(EVENINGS);
  const me = page.you === null ? undefined : page.people[page.you];
  if (!me || page.over || me.is === 'gone' || mine.is === 'table') return null;
  return (
    <>
      <Button small onClick={() => act({ do: me.is === 'out' ? 'in' : 'out' })}>
        {me.is === 'out' ? words.comeIn : words.sitOut}
      </Button>
      <Sure text={words.leave} sure={words.leaveSure} run={() => act({ do: 'leave' })} />
    </>
  );
}

function Join({ again, act }: { again: boolean; act: Act }) {
  const words = useWords(EVENINGS);
  const { name } = useSettings();
  const submit = (event: Event) => {
    event.preventDefault();
    if (name.trim()) act({ do: 'join', name: name.trim() });
  };
  return (
    <form className="evening-join" onSubmit={submit}>
      <label className="field">
        <span>{words.setup.name}</span>
        <input
          value={name}
          maxLength={24}
          autoComplete="nickname"
          enterKeyHint="go"
          onInput={event => changeSettings({ name: event.currentTarget.value })}
        />
      </label>
      <Button kind="primary" type="submit" icon="friends" off={name.trim() === ''}>
        {again ? words.rejoin : words.join}
      </Button>
      <p className="help">{words.joinLead}</p>
    </form>
  );
}

/** `now`: on the server, when this was sent. */
function Countdown({ at, now }: { at: number; now: number }) {
  const words = useWords(EVENINGS);
  const [left, setLeft] = useState(at - now);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setLeft(at - now - (Date.now() - begun)), 1000);
    return () => clearInterval(timer);
  }, [at, now]);
  return <p>{words.nextIn(Math.max(0, Math.ceil(left / 1000)))}</p>;
}
