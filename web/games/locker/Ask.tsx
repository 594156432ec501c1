import { parse } from '@fathoms/games/locker/notation.ts';
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { ComponentChildren } from 'preact';
import { Confirm, Prompt, PromptBar } from '../../board/Prompt.tsx';
import type { BoardProps, Face } from '../../board/screen.ts';
import { capital } from '../../board/sentence.tsx';
import { Button } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { suitIn, worthWith } from './cards.ts';
import { isPicking } from './moves.ts';
import { rich } from './rich.tsx';
import type { Touch } from './use-touch.ts';
import type { LockerWords } from './words/en.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

interface AskProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'toAct'> {
  readonly touch: Touch;
}

/** What is to be decided now, in one sentence, with at most two buttons. */
export function Ask({ view, seat, faces, toAct, touch }: AskProps) {
  const words = useWords(WORDS);
  const { winners, phase } = view;
  return (
    <Prompt
      {...{ seat, faces, toAct }}
      over={winners && { winners, say: words.prompt.over, detail: words.surfaced }}
      waiting={({ name }) => ({ say: words.wait[phase.name](name) })}
    >
      {(colour, own) => {
        const mine = { view, seat: own, faces, colour, words, touch };
        return isPicking(touch.moves) ? <Pick {...mine} /> : <GoOn {...mine} />;
      }}
    </Prompt>
  );
}

interface Mine {
  readonly view: View;
  readonly seat: number;
  readonly faces: readonly Face[];
  readonly colour: Face['colour'];
  readonly words: LockerWords;
  readonly touch: Touch;
}

/** Reveal or return. */
function GoOn({ view, seat, colour, words, touch }: Mine) {
  const { prompt } = words;
  const { reveal, home } = touch.moves;
  const cards = view.exploration.map(placed => placed.card);
  const now = view.scores[seat] ?? 0;
  const then = worthWith(view, seat, cards);
  const owes = view.owed > 0;
  const next = reveal ? touch.forecasts.get(reveal) : undefined; // foreseen by whoever has peeked
  if (!view.revealed) {
    return (
      <PromptBar mine colour={colour} say={prompt.first.say} detail={prompt.first.detail}>
        {reveal && (
          <Button
            kind="primary"
            icon="eye"
            reveals
            teach="continue"
            shortcut={KEYS.dive}
            sub={prompt.revealSub(view.deck)}
            onClick={() => touch.take(reveal)}
          >
            {prompt.reveal}
          </Button>
        )}
      </PromptBar>
    );
  }
  const say = owes ? prompt.owed(view.owed) : words.ask.exploring.say;
  return (
    <PromptBar mine colour={colour} say={say} detail={goOnDetail(view, cards, then - now, words)}>
      {owes && (
        <Button
          icon="lock"
          off
          shortcut={KEYS.surface}
          sub={prompt.short(view.owed)}
          onClick={() => touch.refuse({ type: 'return' })}
        >
          {prompt.return}
        </Button>
      )}
      {reveal && (
        <Button
          icon="eye"
          reveals
          teach="continue"
          shortcut={KEYS.dive}
          kind={owes ? 'primary' : 'plain'}
          mark={next?.mark}
          sub={next?.mark ? next.say : prompt.continueSub}
          onClick={() => touch.take(reveal)}
        >
          {prompt.continue}
        </Button>
      )}
      {home && (
        <Button
          kind="primary"
          icon="surface"
          teach="return"
          shortcut={KEYS.surface}
          sub={hasBonus(cards) ? prompt.returnBonus(now, then) : prompt.returnSub(now, then)}
          onClick={() => touch.take(home)}
        >
          {prompt.return}
        </Button>
      )}
    </PromptBar>
  );
}

const hasBonus = (cards: readonly CardId[]): boolean =>
  cards.some(id => suitIn(id) === 'key') && cards.some(id => suitIn(id) === 'chest');

function goOnDetail(
  view: View,
  cards: readonly CardId[],
  gain: number,
  words: LockerWords,
): ComponentChildren {
  const { prompt } = words;
  const seen = view.peek.cards ?? [];
  if (seen.length > 0) {
    const list = seen.map(id => `{${id}}`).join(', ');
    return rich(seen.length === 1 ? prompt.peek(list) : prompt.peekMany(list), words);
  }
  if (view.owed > 0) return prompt.owedDetail;
  return hasBonus(cards)
    ? `${prompt.home(cards.length, gain)} ${prompt.bonus}`
    : prompt.home(cards.length, gain);
}

/** Choose a card or a crate: a tap selects, the button (or a second tap) commits. */
function Pick({ view, faces, colour, words, touch }: Mine) {
  const { name } = view.phase;
  const { say, detail } = words.ask[name];
  const { chosen, moves } = touch;
  const hint = moves.cards.size + moves.drawn.size > 0 ? words.prompt.pick : words.prompt.pickCrate;
  const ask = view.phase.name === 'net' && view.hauls > 0 ? `${detail} ${words.prompt.second}` : detail;
  return (
    <PromptBar
      mine
      colour={colour}
      say={say}
      detail={chosen ? chosenDetail(chosen, touch, faces, words) : ask}
    >
      <Confirm
        ready={chosen !== null}
        hint={hint}
        confirm={() => chosen && touch.take(chosen)}
        refuse={() => touch.refuse({ type: 'reveal' })}
      >
        {commitWord(
          chosen ?? [...moves.cards.values(), ...moves.drawn.values(), ...moves.crates.values()][0],
          faces,
          words,
          chosen !== null,
        )}
      </Confirm>
    </PromptBar>
  );
}

function chosenDetail(
  chosen: string,
  { moves, forecasts }: Touch,
  faces: readonly Face[],
  words: LockerWords,
): ComponentChildren {
  const action = parse(chosen);
  const forecast = forecasts.get(chosen);
  const ahead = forecast && [forecast.say, forecast.why].filter(Boolean).join('. ');
  const card = [...moves.cards, ...moves.drawn].find(([, text]) => text === chosen)?.[0];
  if (!action || !ahead) return undefined;
  const flows = forecast.flows.map(({ seat, from, to }) => `${faces[seat]?.name ?? ''} ${from} → ${to}`);
  const all = [ahead.replace(/\.$/, ''), ...flows].join('. ');
  const isPlaced = action.type === 'net' || action.type === 'harpoon' || action.type === 'map';
  if (!card || !isPlaced) return capital(`${all}.`);
  const owner = 'from' in action ? faces[action.from] : undefined;
  return rich(`${owner ? words.board.owner(owner, `{${card}}`) : `{${card}}`}: ${all}.`, words);
}

function commitWord(
  text: string | undefined,
  faces: readonly Face[],
  words: LockerWords,
  isChosen: boolean,
): string {
  const { commit } = words.prompt;
  const action = text ? parse(text) : null;
  switch (action?.type) {
    case 'net':
    case 'harpoon':
    case 'knife':
    case 'blade':
    case 'map':
      return commit[action.type];
    case 'strike':
      return isChosen ? commit.strike(faces[action.at]?.name ?? '') : commit.knife;
    case 'raid':
      return commit.raid(isChosen ? (faces[action.from]?.name ?? '') : '');
    case 'name':
      return commit.name(isChosen ? (faces[action.victim]?.name ?? '') : '');
    default:
      return words.prompt.continue;
  }
}
