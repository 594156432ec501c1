import { DIVERS, type Suit } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { AboutNotes, type Note } from '../../board/AboutNotes.tsx';
import { AboutPanel, type AboutProps, placeOver, readTopic } from '../../board/about.tsx';
import type { Face } from '../../board/screen.ts';
import { whoIs } from '../../board/seats.ts';
import { Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { suitIn } from './cards.ts';
import { DiverCard, VariantCard } from './DiverCard.tsx';
import { LootCard } from './LootCard.tsx';
import type { Thing, Topic } from './use-touch.ts';
import type { LockerWords } from './words/en.ts';
import { WORDS } from './words/table.ts';

const SUIT_RULES: Record<Suit, RuleId> = {
  anchor: 'LOCKER-40',
  squid: 'LOCKER-46',
  map: 'LOCKER-54',
  key: 'LOCKER-59',
  chest: 'LOCKER-59',
  knife: 'LOCKER-66',
  drone: 'LOCKER-69',
  net: 'LOCKER-75',
  harpoon: 'LOCKER-78',
  mermaid: 'LOCKER-20',
};

type ThingTopic = Extract<Topic, { kind: Thing | 'crate' }>;

const WIDTH = 200;
const HEIGHT = (WIDTH * 7) / 5 + 76;
const FRAME = 28; // padding and border

interface Props extends AboutProps {
  readonly view: View;
  readonly faces: readonly Face[];
}

const THING_RULES: Record<Thing, RuleId> = {
  deck: 'LOCKER-15',
  line: 'LOCKER-16',
  locker: 'LOCKER-33',
  odds: 'LOCKER-30',
  saved: 'LOCKER-40',
  fed: 'LOCKER-46',
  cut: 'LOCKER-122',
};

/** What a part of the table is and how it stands now. */
function thingNote(topic: ThingTopic, view: View, faces: readonly Face[], words: LockerWords): Note {
  const { about } = words;
  if (topic.kind === 'crate') {
    const seat = Number(topic.id);
    const who = whoIs(faces)(seat);
    const text = about.crate(view.scores[seat] ?? 0, view.cards[seat] ?? 0);
    return { title: about.crateTitle(who), text, art: null, rule: 'LOCKER-85' };
  }
  const { title, text } = about[topic.kind];
  return { title, text: text(view), art: null, rule: THING_RULES[topic.kind] };
}

/** What a card does, large and in words, with the way into the rules. */
export function About({ view, faces, ...props }: Props) {
  const words = useWords(WORDS);
  const topic = readTopic<Topic>(props.asked.about);
  if (topic.kind !== 'loot' && topic.kind !== 'diver' && topic.kind !== 'variant')
    return <AboutNotes {...props} notes={[thingNote(topic, view, faces, words)]} />;
  const { title, text, rule } = textOf(topic, words);
  const place = { ...placeOver(props, WIDTH + FRAME, HEIGHT), '--w': `${WIDTH}px` } as CSSProperties;
  return (
    <AboutPanel {...props} {...{ title, rule, place }}>
      {topic.kind === 'loot' && <LootCard id={topic.id} size="lg" silent />}
      {topic.kind === 'diver' && <DiverCard id={topic.id} width={WIDTH} />}
      {topic.kind === 'variant' && <VariantCard id={topic.id} width={WIDTH} />}
      <p className="vh">{text}</p>
      {topic.kind === 'diver' && DIVERS[topic.id].loot.length > 0 && (
        <p className="changes">
          {words.board.changes}{' '}
          {DIVERS[topic.id].loot.map(suit => (
            <span key={suit}>
              <Mark id={suit} className="on-panel" /> {words.suits[suit]}
            </span>
          ))}
        </p>
      )}
    </AboutPanel>
  );
}

function textOf(
  topic: Exclude<Topic, ThingTopic>,
  words: LockerWords,
): { title: string; text: string; rule: RuleId } {
  if (topic.kind === 'loot') {
    const suit = suitIn(topic.id);
    return { title: words.suits[suit], text: words.effects[suit], rule: SUIT_RULES[suit] };
  }
  const { name, text, rule } = topic.kind === 'diver' ? words.skills[topic.id] : words.variants[topic.id];
  return { title: name, text, rule };
}
