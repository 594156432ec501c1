import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import type { Face, Result, Site, TimePoint } from '../board/screen.ts';
import './score.css';
import './score-sheet.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { CHAT } from '../people/chat-words.ts';
import { useSettings } from '../settings/settings.ts';
import { Brand, Tool } from '../shell/Head.tsx';
import { Art, Button, Emblem, Icon, Sea } from '../ui/pieces.tsx';
import { save } from '../ui/save-file.ts';
import { useWords } from '../words/words.ts';
import { Chart } from './Chart.tsx';
import { ranking } from './chart.ts';
import type { ScoreMoment } from './moments.ts';
import { Ranking } from './Ranking.tsx';
import { PointSheet } from './Sheet.tsx';
import { Turning } from './Turning.tsx';
import { WORDS } from './words.ts';

/** A moment with what the logbook says about it. */
export interface ToldMoment extends ScoreMoment {
  readonly heading: string;
  readonly text: ComponentChildren | null; // null = nothing but the points is known
  readonly replay: string | null; // address
}

/** The way to the next match. */
export interface Rematch {
  readonly ask: (game?: string) => void;
  readonly asked: boolean;
  readonly ready: boolean; // somebody else asked, `ask` goes there
  readonly plays: boolean; // and not only looks on
}

/** What the people at a table do together also when the match is over. */
export interface Company {
  readonly chat: () => void;
  readonly fresh: boolean; // something was said
  readonly people: () => void;
}

interface ScoreProps {
  readonly site: Site;
  readonly faces: readonly Face[];
  readonly seat: Seat | null; // whose eyes
  readonly outcome: Outcome;
  readonly result: Result;
  readonly timeline: readonly TimePoint[];
  readonly moments: readonly ToldMoment[];
  readonly rematch: Rematch | null; // null = watching, and nobody has asked for one
  readonly company: Company | null; // the people at other devices; null = there are none
  readonly choose: (() => void) | null; // another game with the same people
  readonly record: () => Promise<Blob>; // the logbook, to download
  readonly recordName: string; // file name
  readonly replay: string; // address
  readonly review: string | null; // address; null = nobody can judge this game yet
  readonly advice?: number; // how often the coach was asked
  readonly rated?: ComponentChildren; // what it did to ratings
  readonly field: { readonly href: string; readonly text: string } | null; // others' results at the same deal; null = nobody else has it
  readonly challenge: { readonly open: () => void; readonly text: string; readonly sub: string } | null; // null = it is not to be given to others
  readonly share: (() => void) | null; // null = it would tell others what they are dealt
  readonly check: () => void; // was the luck fair?
  readonly close: () => void; // look at the table
}

/** The end of a game: who won, how it went, where every point came from, and once more. */
export function Score(props: ScoreProps) {
  const {
    site,
    faces,
    seat,
    outcome,
    result,
    timeline,
    moments,
    review,
    company,
    challenge,
    rated,
    advice = 0,
    close,
    ...rest
  } = props;
  const words = useWords(WORDS);
  const winner = ranking(outcome.places, outcome.scores)[0]?.seat ?? 0;
  const rival = result.others?.find(({ place }) => place === 1 && !outcome.places.includes(1));
  return (
    <section className="score-page" aria-label={words.label}>
      <Water />
      <header className="score-top">
        <Brand />
        <span className="score-game">{site.words[useSettings().language].name}</span>
        <Tools {...{ company, close }} />
      </header>
      <section className="score-win">
        <span className="score-medal">
          {rival ? <Art id={rival.art} /> : <Emblem colour={faces[winner]?.colour ?? 'sun'} />}
          <Art id="sea-bubbles" />
          <Art id="sea-bubbles" />
        </span>
        <div>
          <h1>{result.headline}</h1>
          <p>{result.line}</p>
        </div>
        <Art id="scene-boat" className="score-boat" />
      </section>
      <Ways {...rest} />
      <div className="score-body">
        <div className="score-left">
          <Ranking faces={faces} outcome={outcome} result={result} />
          {rated}
          {challenge && <Challenge {...challenge} />}
          {result.practice && site.practice && <Practice site={site} reason={result.practice} />}
        </div>
        {timeline.length > 1 && (
          <section className="score-course panel">
            <header>
              <h2>{words.chart}</h2>
              {review && (
                <Link href={review} className="btn sm">
                  <Icon id="eye" />
                  <span>{words.review}</span>
                </Link>
              )}
            </header>
            <Chart {...{ faces, timeline, moments }} />
            {moments.length > 0 && <Turning {...{ faces, moments }} />}
          </section>
        )}
        <PointSheet {...{ faces, result, advice }} first={seat ?? winner} />
      </div>
    </section>
  );
}

/** The same deal for somebody else. */
function Challenge({ text, sub, open }: NonNullable<ScoreProps['challenge']>) {
  return (
    <section className="score-challenge panel">
      <Icon id="friends" />
      <p>{sub}</p>
      <Button small onClick={open}>
        {text}
      </Button>
    </section>
  );
}

/** How one did in what can be trained, and the way to where. */
function Practice({ site, reason }: { site: Site; reason: NonNullable<Result['practice']> }) {
  const { title, lines, link } = reason;
  return (
    <section className="score-practice panel">
      <h2>{title}</h2>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link className="btn sm" href={`/practice/${site.id}`}>
        <Icon id="eye" />
        <span>{link}</span>
      </Link>
    </section>
  );
}

/** As at the table: look at it, and the people who are still here. */
function Tools({ company, close }: Pick<ScoreProps, 'company' | 'close'>) {
  const words = useWords(WORDS);
  const shell = useWords();
  const chat = useWords(CHAT);
  return (
    <nav className="score-tools" aria-label={shell.tools.label}>
      <Tool icon="eye" label={words.look} onClick={close} />
      {company && (
        <>
          <Tool
            icon="chat"
            label={company.fresh ? chat.openFresh : chat.open}
            className={company.fresh ? 'fresh' : ''}
            onClick={company.chat}
          />
          <Tool icon="friends" label={shell.tools.people} onClick={company.people} />
        </>
      )}
    </nav>
  );
}

type WaysProps = Pick<
  ScoreProps,
  'rematch' | 'field' | 'choose' | 'record' | 'recordName' | 'replay' | 'share' | 'check'
>;

/** Where to go from here. */
function Ways(props: WaysProps) {
  const { rematch, field, choose, record, recordName, replay, share, check } = props;
  const words = useWords(WORDS);
  return (
    <nav className="score-ways" aria-label={words.label}>
      <Link href="/" className="btn quiet score-harbour">
        <Icon id="surface" />
        <span>{words.harbour}</span>
      </Link>
      <Link href={replay} className="btn">
        <Icon id="again" />
        <span>
          {words.replay}
          <small>{words.replaySub}</small>
        </span>
      </Link>
      {share && (
        <Button icon="share" onClick={share}>
          {words.share.open}
        </Button>
      )}
      <Button icon="dice" sub={words.checkSub} onClick={check}>
        {words.check}
      </Button>
      <Logbook record={record} name={recordName} />
      {field && (
        <Link href={field.href} className="btn primary">
          <Icon id="dive" />
          <span>{field.text}</span>
        </Link>
      )}
      {rematch && (
        <Button kind="primary" icon="dive" off={rematch.asked} onClick={() => rematch.asked || rematch.ask()}>
          {rematch.asked ? words.rematchAsked : words[nameOf(rematch)]}
        </Button>
      )}
      {choose && (
        <Button icon="again" onClick={choose}>
          {words.other.open}
        </Button>
      )}
    </nav>
  );
}

const nameOf = ({ ready, plays }: Rematch) => (!plays ? 'rematchWatch' : ready ? 'rematchJoin' : 'rematch');

function Logbook({ record, name }: { record: () => Promise<Blob>; name: string }) {
  const words = useWords(WORDS);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    setFailed(false);
    try {
      save(await record(), name);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button icon="log" sub={words.recordSub} onClick={() => void download()}>
        {words.record}
      </Button>
      <p role="alert" className="score-failed">
        {failed ? words.recordFailed : ''}
      </p>
    </>
  );
}

function Water() {
  return (
    <>
      <Sea
        width={1440}
        height={900}
        className="only-wide"
        bands={[
          [64, 8, 9, 'w1', 1],
          [150, 9, 8, 'w2', 2.3],
          [330, 9, 7, 'w3', 3.4],
          [520, 9, 6, 'w4', 0.6],
          [700, 9, 6, 'w5', 2],
        ]}
      />
      <Sea
        width={390}
        height={1640}
        className="only-phone"
        bands={[
          [56, 5, 4, 'w1', 1],
          [130, 6, 3, 'w2', 2.3],
          [420, 6, 3, 'w3', 3.4],
          [800, 6, 3, 'w4', 0.6],
          [1200, 6, 2, 'w5', 2],
        ]}
      />
    </>
  );
}
