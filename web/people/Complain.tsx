import { LONGEST_REPORT } from '@fathoms/protocol/messages.ts';
import { useId, useState } from 'preact/hooks';
import { isBlockedBy, loadBlocked, saveBlocked, withBlocked } from '../session/chat.ts';
import { Button, Dots } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { COMPLAIN } from './complain-words.ts';
import { block, type ComplaintAnswer, report, unblock } from './complaints.ts';

interface SomebodyProps {
  table: string;
  who: string;
  name: string;
}

/** What one can do about somebody: not hear them, have nothing to do with them, tell the operator. */
export function AboutSomebody({ table, who: personId, name }: SomebodyProps) {
  const words = useWords(COMPLAIN);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.about(name)}
        onClick={() => setOpen(!open)}
      >
        <Dots />
      </button>
      <div id={id} className="people-complain" hidden={!open}>
        <Distance {...{ table, who: personId, name }} />
        <Button small label={words.reportPerson(name)} onClick={() => setReporting(!reporting)}>
          {words.report}
        </Button>
        {open && reporting && <ReportForm {...{ table, who: personId }} lead={words.lead(name)} />}
      </div>
    </>
  );
}

/** Muting is this device's business; a block is kept by the server, and mutes as well. */
function Distance({ table, who: personId, name }: SomebodyProps) {
  const words = useWords(COMPLAIN);
  const [people, setPeople] = useState(loadBlocked);
  const [failed, setFailed] = useState(false);
  const muted = isBlockedBy(people, personId);
  const apart = people.some(({ who, apart }) => who === personId && apart);
  const keep = (entry: Parameters<typeof withBlocked>[2]) => {
    const next = withBlocked(loadBlocked(), personId, entry);
    setPeople(next);
    saveBlocked(next);
  };
  const toggleBlock = async () => {
    const answer = await (apart ? unblock(personId) : block(table, personId));
    setFailed(answer !== 'done');
    if (answer === 'done') keep(apart ? null : { who: personId, name, apart: true });
  };
  return (
    <>
      {!apart && (
        <Button
          small
          icon={muted ? 'sound' : 'mute'}
          label={muted ? words.unmutePerson(name) : words.mutePerson(name)}
          onClick={() => keep(muted ? null : { who: personId, name })}
        >
          {muted ? words.unmute : words.mute}
        </Button>
      )}
      <Button
        small
        icon={apart ? 'check' : 'lock'}
        label={apart ? words.unblockPerson(name) : words.blockPerson(name)}
        onClick={() => void toggleBlock()}
      >
        {apart ? words.unblock : words.block}
      </Button>
      <p className="help" role="status">
        {failed ? words.failed : apart ? words.blocked(name) : muted ? words.muted(name) : ''}
      </p>
    </>
  );
}

interface ReportFormProps {
  table: string;
  who: string | null; // null = about the table
  lead: string;
}

export function ReportForm({ table, who, lead }: ReportFormProps) {
  const words = useWords(COMPLAIN);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<ComplaintAnswer | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    void report(table, who, text.trim()).then(setAnswer);
  };
  return (
    <form className="people-report" onSubmit={submit}>
      {answer !== 'done' && (
        <>
          <label>
            <span>{lead}</span>
            <textarea
              value={text}
              rows={3}
              maxLength={LONGEST_REPORT}
              onInput={event => setText(event.currentTarget.value)}
            />
          </label>
          <Button small kind="primary" type="submit">
            {words.send}
          </Button>
        </>
      )}
      <p role="status">{answer === null ? '' : words.answers[answer]}</p>
    </form>
  );
}

/** For what is nobody's in particular: the table, its names, its talk. */
export function ReportTable({ table }: { table: string }) {
  const words = useWords(COMPLAIN);
  const [open, setOpen] = useState(false);
  return (
    <div className="people-complain">
      <Button small kind="quiet" onClick={() => setOpen(!open)}>
        {words.reportTable}
      </Button>
      {open && <ReportForm table={table} who={null} lead={words.leadTable} />}
    </div>
  );
}
