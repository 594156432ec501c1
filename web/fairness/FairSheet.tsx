import './fair.css';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recordFaces } from '../record/faces.ts';
import type { Reader } from '../record/reader.ts';
import type { Trouble, Verdict } from '../record/reading.ts';
import { sentence } from '../record/TroubleNote.tsx';
import { WORDS } from '../record/words.ts';
import { Sheet } from '../ui/controls.tsx';
import { Art, Bubbles, Button, Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { contributionOf, recall } from './contributions.ts';
import { answerOf, type Finding, findings } from './findings.ts';
import { Sentence } from './Sentence.tsx';

interface FairSheetProps {
  open: () => Promise<Checkable>;
  table: string | null; // an online table's code: this device may remember something about it
  close: () => void;
}

export type Checkable =
  | { readonly ok: true; readonly reader: Pick<Reader, 'record' | 'check'> }
  | { readonly ok: false; readonly trouble: Trouble };

interface Checked {
  readonly record: MatchRecord;
  readonly verdict: Verdict;
}

/** One click: was the luck fair, and why can anybody know? */
export function FairSheet({ open, table, close }: FairSheetProps) {
  const { fair } = useWords(WORDS);
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Checked | { readonly trouble: Trouble } | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked when opened, and when asked again
  useEffect(() => {
    let wanted = true;
    setChecked(null);
    open()
      .then(async opened =>
        opened.ok ? { record: opened.reader.record, verdict: await opened.reader.check() } : opened,
      )
      .catch(problem => {
        console.error(problem);
        return 'failed' as const;
      })
      .then(result => wanted && setChecked(result));
    return () => {
      wanted = false;
    };
  }, [attempt]);
  return (
    <Sheet title={fair.title} className="fair" onClose={close}>
      {checked === null && (
        <p className="fair-wait" role="status">
          <Bubbles />
          {fair.checking}
        </p>
      )}
      {checked === 'failed' && (
        <div className="ban err" role="alert">
          <p>{fair.failed}</p>
          <Button small onClick={() => setAttempt(attempt + 1)}>
            {fair.again}
          </Button>
        </div>
      )}
      {checked && checked !== 'failed' && 'trouble' in checked && <Broken trouble={checked.trouble} />}
      {checked && checked !== 'failed' && 'record' in checked && <Story {...checked} table={table} />}
    </Sheet>
  );
}

/** A logbook that does not even follow the rules. */
function Broken({ trouble }: { trouble: Trouble }) {
  const words = useWords(WORDS);
  return (
    <>
      <p className="fair-verdict bad" role="status">
        <Icon id="close" />
        {words.fair.bad}
      </p>
      <p className="fair-lead">{sentence(trouble, words.trouble)}</p>
    </>
  );
}

function Story({ record, verdict, table }: Checked & { table: string | null }) {
  const { fair } = useWords(WORDS);
  const memory = recall(table === null ? null : contributionOf(localStorage, table), record);
  const found = findings(verdict, memory);
  return (
    <>
      <Sentence answer={answerOf(found, verdict.assurance, memory)} record={record} />
      <p className="fair-lead">{fair.lead}</p>
      <ol className="fair-steps">
        <Chapter art="loot-chest" title={fair.chest.title} text={fair.chest.text}>
          <Figures label={fair.chest.lock} value={record.commitment} icon="lock" />
        </Chapter>
        <Chapter
          art="sea-star"
          title={fair.shells.title}
          text={record.promises ? fair.shells.sealed : fair.shells.text}
        >
          <Shells record={record} />
        </Chapter>
        {record.end?.seed !== undefined && (
          <Chapter
            art="loot-key"
            title={fair.key.title}
            text={found.seed === 'bad' ? fair.key.bad : fair.key.text}
            finding={found.seed}
          >
            <Figures label={fair.key.secret} value={record.end.seed} icon="eye" />
          </Chapter>
        )}
        {record.end?.seed !== undefined && (
          <Chapter
            art="loot-map"
            title={fair.cards.title}
            text={found.cards === 'bad' ? cardsFault(verdict, fair.cards) : cardsText(verdict, fair.cards)}
            finding={found.cards}
          />
        )}
        {memory && (
          <Chapter
            art="diver"
            title={memory === 'away' ? fair.memory.missing : fair.memory.title}
            text={memory === 'agrees' ? fair.memory.text : fair.memory[memory]}
            finding={found.memory}
          />
        )}
      </ol>
      {record.continues !== undefined && <p className="help">{fair.continued(record.continues)}</p>}
      <p className="help">{fair.yourself}</p>
    </>
  );
}

type CardWords = {
  readonly text: (rolls: number) => string;
  readonly part: (rolls: number, taken: number) => string;
  readonly bad: (at: number) => string;
  readonly contributions: string;
  readonly rules: string;
};

const cardsText = ({ assurance, rolls, taken }: Verdict, words: CardWords): string =>
  assurance === 'continued' ? words.part(rolls, taken) : words.text(rolls);

function cardsFault({ flaw, at }: Verdict, words: CardWords): string {
  if (flaw === 'luck') return words.bad(at);
  return flaw === 'contributions' ? words.contributions : words.rules;
}

interface ChapterProps {
  art: string;
  title: string;
  text: string;
  finding?: Finding | undefined;
  children?: ComponentChildren;
}

function Chapter({ art, title, text, finding, children }: ChapterProps) {
  return (
    <li className={finding ?? ''}>
      <Art id={art} />
      <div>
        <h3>
          {title}
          {finding && finding !== 'unknown' && <Icon id={finding === 'good' ? 'check' : 'close'} />}
        </h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

/** A number nobody wants to read, in full for whoever wants to compare it. */
function Figures({ label, value, icon }: { label: string; value: string; icon: string }) {
  return (
    <p className="fair-number">
      <Icon id={icon} />
      <span className="vh">{label}: </span>
      <code>{value}</code>
    </p>
  );
}

function Shells({ record }: { record: MatchRecord }) {
  const { fair, somebody } = useWords(WORDS);
  const { promises = [], contributions = [] } = record;
  if ([...promises, ...contributions].every(number => number === null))
    return <p className="fair-none">{fair.shells.none}</p>;
  return (
    <ul className="fair-shells">
      {recordFaces(record, somebody).map(({ name, colour }, seat) => {
        const luck = contributions[seat] ?? null;
        const isClosed = luck === null && (promises[seat] ?? null) !== null;
        const none = isClosed ? fair.shells.withheld(name) : fair.shells.nothing(name);
        return (
          <li key={colour}>
            <Emblem colour={colour} className="em-s" />
            <span className="vh">{luck ? fair.shells.of(name, luck) : none}</span>
            <b aria-hidden="true">{name}</b>
            <code aria-hidden="true">{luck ?? (isClosed ? fair.shells.closed : '·')}</code>
          </li>
        );
      })}
    </ul>
  );
}
