import './me.css';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { dropSubscription } from '../push/push.ts';
import { loadBlocked, saveBlocked } from '../session/chat.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Shallows } from '../shell/Loading.tsx';
import { Bubbles, Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { addUp, fetchResults, forgetMe, type MyResult } from './statistics.ts';
import { ME } from './words.ts';

type Answer =
  | { readonly is: 'loading' | 'failed' | 'gone' }
  | { readonly is: 'here'; readonly results: MyResult[] };

/** What the server knows of this guest: to look at, to take along, to have deleted. */
export function MePage() {
  const shell = useWords();
  const words = useWords(ME);
  const [answer, setAnswer] = useState<Answer>({ is: 'loading' });
  const fail = (problem: unknown) => {
    console.error(problem);
    setAnswer({ is: 'failed' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    fetchResults().then(results => setAnswer({ is: 'here', results }), fail);
  }, []);
  const forget = () => {
    changeSettings({ name: '' });
    saveBlocked([]);
    dropSubscription().catch(console.error); // the server forgets its half below
    forgetMe().then(() => setAnswer({ is: 'gone' }), fail);
  };
  return (
    <main className="lone me-page">
      <Shallows />
      <section className="panel">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <div role="status">
          {answer.is === 'loading' && (
            <p>
              <Bubbles /> {words.loading}
            </p>
          )}
          {answer.is === 'failed' && <p>{words.failed}</p>}
          {answer.is === 'gone' && <p>{words.gone}</p>}
        </div>
        {answer.is === 'here' && <Results results={answer.results} />}
        {answer.is === 'here' && (
          <>
            <PushSwitch modest />
            <BlockedPeople />
            <Forget forget={forget} />
          </>
        )}
        <Link className="btn" href="/">
          <Icon id="surface" />
          <span>{shell.home}</span>
        </Link>
      </section>
    </main>
  );
}

function Results({ results }: { results: readonly MyResult[] }) {
  const words = useWords(ME);
  const { language } = useSettings();
  if (results.length === 0) return <p>{words.empty}</p>;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(results, null, 2))}`;
  return (
    <>
      <table>
        <thead>
          <tr>
            {[words.game, words.played, words.won, words.best, words.average].map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {addUp(results).map(({ game, played, won, best, average }) => (
            <tr key={game}>
              <th scope="row">{siteOf(game)?.words[language].name}</th>
              {[played, won, best, average].map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={i} className="num">
                  {number.format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a className="btn" href={file} download="fathoms-results.json">
        <Icon id="down" />
        <span>{words.save}</span>
      </a>
    </>
  );
}

/** Those whose talk this device hides; they are rarely at the table when one changes one's mind. */
function BlockedPeople() {
  const words = useWords(ME);
  const [blocked, setBlocked] = useState(loadBlocked);
  if (blocked.length === 0) return null;
  const unblock = (personId: string) => {
    const rest = blocked.filter(person => person.who !== personId);
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

function Forget({ forget }: { forget: () => void }) {
  const shell = useWords();
  const words = useWords(ME);
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>{words.forget}</Button>;
  return (
    <div className="me-sure">
      <p>{words.forgetMore}</p>
      <Button kind="primary" onClick={forget}>
        {words.sure}
      </Button>
      <Button onClick={() => setAsking(false)}>{shell.cancel}</Button>
    </div>
  );
}
