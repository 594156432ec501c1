import { foresee } from '@fathoms/games/dive/foresee.ts';
import { type DraftLevel, format, parse } from '@fathoms/games/dive/notation.ts';
import type { Action, ProgramLevel, View } from '@fathoms/games/dive/types.ts';
import { Prompt, PromptBar } from '../../board/Prompt.tsx';
import type { BoardProps, Face } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import type { Selection } from '../../board/use-turn.ts';
import { Button } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import type { Octopus } from './look/use-octopus.ts';
import { depthOf, isBlank } from './model/draft.ts';
import type { Programming } from './program/use-draft.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

interface AskProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'toAct' | 'legal'> {
  readonly turn: Selection<Action>;
  readonly programming: Programming;
  readonly octopus: Octopus;
}

interface Mine extends AskProps {
  readonly colour: Face['colour'];
}

/** What is to be decided now, in one sentence. */
export function Ask(props: AskProps) {
  const { view, seat, faces, toAct, octopus } = props;
  const { prompt } = useWords(WORDS);
  if (view.phase === 'program' && seat !== null && !toAct.includes(seat))
    return <Sealed {...props} colour={faceAt(faces, seat).colour} />;
  const chief = view.winners.includes('chief');
  const winners = view.winners.filter(pawn => pawn !== 'chief');
  const over = { winners, say: chief ? () => prompt.chief : prompt.over };
  return (
    <Prompt
      {...{ seat, faces, toAct }}
      over={view.phase === 'over' ? over : null}
      waiting={({ name }) => ({
        say: view.phase === 'companions' ? prompt.offerWait(name) : prompt.othersLook(namesOf(toAct, faces)),
      })}
    >
      {colour => {
        if (view.phase === 'companions') return <Offering {...props} colour={colour} />;
        return octopus.placing ? (
          <Placing {...props} colour={colour} />
        ) : (
          <Planning {...props} colour={colour} />
        );
      }}
    </Prompt>
  );
}

const namesOf = (seats: readonly number[], faces: readonly Face[]): string[] =>
  seats.map(seat => faceAt(faces, seat).name);

function Offering({ turn, colour }: Mine) {
  const words = useWords(WORDS);
  const { prompt } = words;
  const { chosen } = turn;
  const action = chosen === null ? null : parse(chosen);
  return (
    <PromptBar mine colour={colour} say={prompt.offer} detail={prompt.offerDetail}>
      <Button
        kind="primary"
        icon="check"
        teach="take"
        shortcut={KEYS.confirm}
        off={chosen === null}
        onClick={() => (chosen === null ? turn.refuse({ type: 'withdraw' }) : turn.take(chosen))}
      >
        {action?.type === 'take' ? prompt.take(words.companions[action.companion].name) : prompt.takeFirst}
      </Button>
    </PromptBar>
  );
}

function Planning({ view, seat, faces, toAct, programming, colour }: Mine) {
  const words = useWords(WORDS);
  const { prompt } = words;
  const { draft, problem, clear, ready } = programming;
  const kids = view.mode === 'children';
  const others = toAct.filter(other => other !== seat);
  const until = prompt.until(namesOf(others, faces));
  const { mark, cardless, wholly } = foresee(view, seat ?? 0, {
    type: 'ready',
    program: { levels: draft.levels.filter(isSaid), angler: null, clown: null },
  });
  const stake =
    cardless > 0 ? words.program.cardless(cardless) : wholly ? words.program.wholly : words.program.stake;
  const finished = kids ? until : `${prompt.levels(depthOf(draft))} ${stake} ${until}`;
  const blank = kids ? prompt.kidsBegin : prompt.begin;
  return (
    <PromptBar
      mine
      colour={colour}
      say={kids ? prompt.kids : prompt.program}
      detail={!problem ? finished : isBlank(draft) ? blank : words.program.missing(problem)}
    >
      <Button kind="quiet" shortcut={KEYS.clear} off={isBlank(draft)} onClick={clear}>
        {prompt.clear}
      </Button>
      <Button
        kind="primary"
        icon="check"
        teach="ready"
        shortcut={KEYS.confirm}
        off={problem !== null}
        reveals={others.length === 0}
        mark={kids || problem !== null ? null : mark}
        onClick={ready}
      >
        {prompt.ready}
      </Button>
    </PromptBar>
  );
}

const isSaid = (level: DraftLevel): level is ProgramLevel => level.tokens.length > 0 && level.shark !== null;

function Sealed({ faces, toAct, legal, turn, colour }: Mine) {
  const { prompt } = useWords(WORDS);
  const withdraw = format({ type: 'withdraw' });
  return (
    <PromptBar
      mine={false}
      waiting
      colour={colour}
      say={prompt.isReady}
      detail={prompt.waitFor(namesOf(toAct, faces))}
    >
      {legal.includes(withdraw) && (
        <Button icon="undo" shortcut={KEYS.clear} onClick={() => turn.take(withdraw)}>
          {prompt.withdraw}
        </Button>
      )}
    </PromptBar>
  );
}

function Placing({ octopus, colour }: Mine) {
  const words = useWords(WORDS);
  return (
    <PromptBar mine colour={colour} say={words.octopus.say} detail={words.octopus.detail}>
      <Button kind="quiet" shortcut={KEYS.clear} onClick={octopus.cancel}>
        {words.octopus.cancel}
      </Button>
      <Button icon="again" shortcut={KEYS.turn} onClick={octopus.turn}>
        {words.octopus.turn}
      </Button>
      <Button kind="primary" icon="check" shortcut={KEYS.confirm} onClick={octopus.commit}>
        {words.octopus.commit}
      </Button>
    </PromptBar>
  );
}
