import { DIVERS, type Suit } from '@fathoms/games/locker/parts.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { AboutLinks, type Asked, useDismissal } from '../../board/about.tsx';
import { Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { suitIn } from './cards.ts';
import { DiverCard, VariantCard } from './DiverCard.tsx';
import { LootCard } from './LootCard.tsx';
import { parseTopic, type Topic } from './touch.ts';
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

const WIDTH = 200;

interface AboutProps {
  readonly asked: Asked;
  readonly room: { readonly width: number; readonly height: number };
  readonly close: () => void;
  readonly explain: (rule: RuleId) => void;
}

/** What a card does, large and in words, with the way into the rules. */
export function About({ asked, room, close, explain }: AboutProps) {
  const words = useWords(WORDS);
  const ref = useRef<HTMLElement>(null);
  const { about, stay } = asked;
  useDismissal(ref, stay, close);
  const topic = parseTopic(about);
  if (!topic) return null;
  const { title, text, rule } = textOf(topic, words);
  const height = (WIDTH * 7) / 5 + 76;
  const place = {
    left: clamp(asked.x - WIDTH / 2 - 14, 8, room.width - WIDTH - 36),
    top: clamp(asked.y - height / 2, 8, room.height - height - 8),
    '--w': `${WIDTH}px`,
  } as CSSProperties;

  return (
    <section ref={ref} className={`about panel ${stay ? 'stay' : ''}`} style={place} aria-label={title}>
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
      {stay && <AboutLinks rule={rule} words={words.board} {...{ close, explain }} />}
    </section>
  );
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function textOf(topic: Topic, words: LockerWords): { title: string; text: string; rule: RuleId } {
  if (topic.kind === 'loot') {
    const suit = suitIn(topic.id);
    return { title: words.suits[suit], text: words.effects[suit], rule: SUIT_RULES[suit] };
  }
  const { name, text, rule } = topic.kind === 'diver' ? words.skills[topic.id] : words.variants[topic.id];
  return { title: name, text, rule };
}
