import './me.css';
import { useState } from 'preact/hooks';
import { useLocation, useSearch } from 'wouter-preact';
import { Ways } from '../identity/Ways.tsx';
import { unblock } from '../people/complaints.ts';
import { MyPrograms } from '../programs/MyPrograms.tsx';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { loadBlocked, saveBlocked, withBlocked } from '../session/chat.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { Bubbles, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { CopyDives } from './CopyDives.tsx';
import { DiveList } from './DiveList.tsx';
import { DiveStats } from './DiveStats.tsx';
import { filterFrom, fits, searchOf } from './dive-filter.ts';
import { Filters } from './Filters.tsx';
import { Forget } from './Forget.tsx';
import { useDives, useOptionWords } from './use-dives.ts';
import { ME } from './words.ts';

/** Every finished game in one place, and what the server knows of this guest: to take along, to have deleted. */
export function MePage() {
  const words = useWords(ME);
  const my = useDives();
  const [path, navigate] = useLocation();
  const filter = filterFrom(useSearch());
  const dives = my.dives ?? [];
  const shown = dives.filter(dive => fits(dive, filter));
  const options = useOptionWords(dives);
  return (
    <PlainPage className="me-page" title={words.title} subtitle={words.lead}>
      <main className="me-in">
        <section className="me-dives panel" aria-label={words.title}>
          {dives.length > 0 && (
            <Filters
              {...{ filter, dives }}
              change={next => navigate(path + searchOf(next), { replace: true })}
              count={shown.length}
            />
          )}
          <div role="status">
            {my.dives === null && (
              <p>
                <Bubbles /> {words.loading}
              </p>
            )}
            {my.offline && <p>{words.failed}</p>}
            {my.dives !== null && shown.length === 0 && (
              <p>{dives.length === 0 ? words.empty : words.nothingFits}</p>
            )}
          </div>
          <DiveList dives={shown} options={options} pin={my.pin} />
          <CopyDives tables={my.tables} bring={my.bring} />
        </section>
        <div className="me-side">
          {dives.length > 0 && <DiveStats shown={shown} all={dives} />}
          <MyPrograms />
          <AtServer something={dives.some(({ way }) => way === 'online')} />
        </div>
      </main>
    </PlainPage>
  );
}

function AtServer({ something }: { something: boolean }) {
  const words = useWords(ME);
  return (
    <section className="me-server panel">
      <h2>{words.server}</h2>
      <Ways something={something} />
      <PushSwitch modest />
      <BlockedPeople />
      <Forget />
    </section>
  );
}

/** It may be out of reach: then they stay off one's tables, and are met again only by chance. */
const unblockAtServer = (personId: string): void => {
  unblock(personId).then(answer => answer === 'done' || console.warn('not unblocked:', answer));
};

/** Those whose talk this device hides; they are rarely at the table when one changes one's mind. */
function BlockedPeople() {
  const words = useWords(ME);
  const [blocked, setBlocked] = useState(loadBlocked);
  if (blocked.length === 0) return null;
  const unblock = (personId: string) => {
    if (blocked.some(({ who, apart }) => who === personId && apart)) unblockAtServer(personId);
    const rest = withBlocked(blocked, personId, null);
    setBlocked(rest);
    saveBlocked(rest);
  };
  return (
    <section className="me-blocked">
      <h2>{words.blocked}</h2>
      <ul>
        {blocked.map(({ who: personId, name }) => (
          <li key={personId}>
            <b>{name}</b>
            <Button small label={words.hearAgain(name)} onClick={() => unblock(personId)}>
              {words.hear}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
