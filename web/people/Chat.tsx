import './chat.css';
import {
  type ChatMessage,
  type ClientMessage,
  REACTIONS,
  type TableInfo,
} from '@fathoms/protocol/messages.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { audible, type Blocked, isBlockedBy, loadBlocked, saveBlocked } from '../session/chat.ts';
import type { Session } from '../session/session.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button, Emblem, Icon } from '../ui/pieces.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { useWords } from '../words/words.ts';
import { CHAT } from './chat-words.ts';
import { colourAt } from './colours.ts';

interface ChatProps {
  table: TableInfo;
  messages: readonly ChatMessage[];
  send: Session['send'];
  close: () => void;
}

/** Beside the board, never over the decision: one plays on while one talks. */
export function Chat({ table, messages, send, close }: ChatProps) {
  const words = useWords(CHAT);
  const shell = useWords();
  const own = useRef<HTMLElement>(null);
  useReturnFocus(own);
  const [blocked, setBlocked] = useState(loadBlocked);
  // what is said would tell them what they have not seen
  const isLate = table.status === 'playing' && table.yours.length === 0 && table.settings.watchDelay > 0;
  const block = (people: readonly Blocked[]) => {
    setBlocked(people);
    saveBlocked(people);
  };
  return (
    <aside
      ref={own}
      className="chat panel"
      aria-label={words.title}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <header>
        <h2>{words.title}</h2>
        <button type="button" className="tool" aria-label={shell.close} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <Messages
        table={table}
        messages={audible(messages, blocked)}
        empty={isLate ? words.late : words.empty}
      />
      {table.next !== null && (
        <Link className="btn primary small" href={`/t/${table.next}`}>
          {words.next}
        </Link>
      )}
      <BlockList table={table} messages={messages} blocked={blocked} change={block} />
      {table.yours.length > 0 ? (
        <ChatForm send={send} />
      ) : table.status !== 'playing' ? (
        <StandingForm send={send} />
      ) : (
        !isLate && <p className="help">{words.listen}</p>
      )}
    </aside>
  );
}

interface MessagesProps {
  table: TableInfo;
  messages: readonly ChatMessage[];
  empty: string;
}

function Messages({ table, messages, empty }: MessagesProps) {
  const { reactions, stands } = useWords(CHAT);
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' }); // newer browsers answer with a promise, which is no clean-up
  }, [messages.length]);
  if (messages.length === 0) return <p className="chat-empty">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className="chat-lines" aria-live="polite" tabIndex={0}>
      {messages.map(message => (
        <li key={message.n} ref={message === messages.at(-1) ? end : null}>
          {message.seat === null ? (
            <Icon id="eye" />
          ) : (
            <Emblem colour={colourAt(table, message.seat)} className="em-s" />
          )}
          <p>
            <b>{message.name}</b> {message.seat === null && <span className="help">({stands})</span>}{' '}
            {message.reaction ? <em>{reactions[message.reaction]}</em> : message.text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Whoever sits here besides oneself, and whoever stands and has said something. */
function othersAt({ seats, yours }: TableInfo, messages: readonly ChatMessage[]): readonly Blocked[] {
  const people = new Map<string, string>();
  for (const { seat, who, name, own } of messages) if (seat === null && !own) people.set(who, name);
  seats.forEach((seat, at) => {
    if (seat.kind === 'human' && seat.who !== undefined && !yours.includes(at))
      people.set(seat.who, seat.name);
  });
  return [...people].map(([who, name]) => ({ who, name }));
}

interface BlockListProps {
  table: TableInfo;
  messages: readonly ChatMessage[];
  blocked: readonly Blocked[];
  change: (people: readonly Blocked[]) => void;
}

function BlockList({ table, messages, blocked, change }: BlockListProps) {
  const words = useWords(CHAT);
  const others = othersAt(table, messages);
  return (
    <div className="chat-mutes">
      {others.map(({ who: personId, name }) => {
        const off = isBlockedBy(blocked, personId);
        return (
          <button
            key={personId}
            type="button"
            aria-pressed={off}
            aria-label={off ? words.unmute(name) : words.mute(name)}
            title={off ? words.unmute(name) : words.mute(name)}
            onClick={() =>
              change(
                off ? blocked.filter(other => other.who !== personId) : [...blocked, { who: personId, name }],
              )
            }
          >
            <Icon id={off ? 'mute' : 'sound'} />
            {name}
            {off && ` (${words.muted})`}
          </button>
        );
      })}
    </div>
  );
}

/** Before the start and after the end those who stand talk too, and say who they are. */
function StandingForm({ send }: Pick<ChatProps, 'send'>) {
  const words = useWords(CHAT);
  const { name } = useSettings();
  const [asked] = useState(!name.trim()); // the field stays while it is typed in
  return (
    <>
      {asked && (
        <input
          className="chat-name"
          value={name}
          maxLength={24}
          aria-label={words.name}
          placeholder={words.name}
          autoComplete="nickname"
          onInput={event => changeSettings({ name: event.currentTarget.value })}
        />
      )}
      <ChatForm send={message => send({ ...message, name: name.trim() })} />
    </>
  );
}

type Said = Extract<ClientMessage, { t: 'say' | 'react' }>;

function ChatForm({ send }: { send: (message: Said) => void }) {
  const words = useWords(CHAT);
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    send({ t: 'say', text: text.trim() });
    setText('');
  };
  return (
    <>
      <fieldset className="chat-quick">
        <legend className="vh">{words.quick}</legend>
        {REACTIONS.map(reaction => (
          <button key={reaction} type="button" onClick={() => send({ t: 'react', reaction })}>
            {words.reactions[reaction]}
          </button>
        ))}
      </fieldset>
      <form onSubmit={submit}>
        <input
          value={text}
          maxLength={200}
          aria-label={words.field}
          placeholder={words.field}
          autoComplete="off"
          enterKeyHint="send"
          onInput={event => setText(event.currentTarget.value)}
        />
        <Button small type="submit">
          {words.send}
        </Button>
      </form>
    </>
  );
}
