import { format } from '@fathoms/games/dive/notation.ts';
import type { Companion, View } from '@fathoms/games/dive/types.ts';
import { PromptBar } from '../../board/Prompt.tsx';
import type { BoardProps, Face } from '../../board/screen.ts';
import { Button } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { depthOf, faultOf, isBlank } from './draft.ts';
import type { Programming } from './use-draft.ts';
import type { Octopus } from './use-octopus.ts';
import { WORDS } from './words/table.ts';

interface PromptProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'toAct' | 'legal' | 'act'> {
  readonly programming: Programming;
  readonly octopus: Octopus;
  readonly chosen: Companion | null; // of those on offer
}

/** What is to be decided now, in one sentence. */
export function Prompt(props: PromptProps) {
  const { view, seat, faces, programming, octopus } = props;
  const own = seat === null ? undefined : faces[seat];
  if (view.phase === 'over') return <Over {...props} />;
  if (view.phase === 'companions') return <Offering {...props} />;
  if (!own) return <Watching {...props} />;
  if (octopus.placing) return <Placing octopus={octopus} face={own} />;
  if (!programming.choice) return <Waiting {...props} face={own} />;
  return <Programs {...props} face={own} />;
}

const namesOf = (seats: readonly number[], faces: readonly Face[]): string[] =>
  seats.flatMap(seat => faces[seat]?.name ?? []);

function Over({ view, faces, seat }: PromptProps) {
  const { prompt } = useWords(WORDS);
  const chief = view.winners.includes('chief');
  const seats = view.winners.filter(pawn => pawn !== 'chief');
  const first = faces[seats[0] ?? seat ?? 0];
  const say = prompt.over(namesOf(seats, faces), first?.you ?? false, chief);
  return <PromptBar mine={false} colour={first?.colour ?? 'sun'} say={say} />;
}

function Offering({ view, seat, faces, toAct, legal, act, chosen }: PromptProps) {
  const words = useWords(WORDS);
  const { prompt } = words;
  const picker = faces[toAct[0] ?? 0];
  if (!picker) throw new Error('nobody chooses');
  const mine = seat !== null && toAct.includes(seat) && legal.length > 0;
  if (!mine) {
    const detail = seat === null ? prompt.watching : undefined;
    return (
      <PromptBar
        mine={false}
        waiting
        colour={picker.colour}
        say={prompt.offerWait(picker.name)}
        detail={detail}
      />
    );
  }
  const may = chosen !== null && view.offered.includes(chosen);
  return (
    <PromptBar mine colour={picker.colour} say={prompt.offer} detail={prompt.offerDetail}>
      <Button
        kind="primary"
        icon="check"
        off={!may}
        onClick={() => may && act(format({ type: 'take', companion: chosen }))}
      >
        {may ? prompt.take(words.companions[chosen].name) : prompt.takeFirst}
      </Button>
    </PromptBar>
  );
}

function Watching({ faces, toAct }: PromptProps) {
  const { prompt } = useWords(WORDS);
  const first = faces[toAct[0] ?? 0];
  return (
    <PromptBar
      mine={false}
      waiting
      colour={first?.colour ?? 'sun'}
      say={prompt.othersLook(namesOf(toAct, faces))}
      detail={prompt.watching}
    />
  );
}

interface Mine extends PromptProps {
  readonly face: Face;
}

function Programs({ view, seat, faces, toAct, programming, face }: Mine) {
  const words = useWords(WORDS);
  const { prompt } = words;
  const { draft, choice, clear, ready } = programming;
  if (!choice) throw new Error('nothing to program');
  const fault = faultOf(draft, choice);
  const others = namesOf(
    toAct.filter(other => other !== seat),
    faces,
  );
  const kids = view.mode === 'children';
  const detail =
    fault && !isBlank(draft)
      ? words.program.fault(fault)
      : fault
        ? kids
          ? prompt.kidsBegin
          : prompt.begin
        : kids
          ? prompt.until(others)
          : `${prompt.levels(depthOf(draft))} ${prompt.until(others)}`;
  return (
    <PromptBar mine colour={face.colour} say={kids ? prompt.kids : prompt.program} detail={detail}>
      <Button kind="quiet" off={isBlank(draft)} onClick={clear}>
        {prompt.clear}
      </Button>
      <Button kind="primary" icon="check" off={fault !== null} reveals={others.length === 0} onClick={ready}>
        {prompt.ready}
      </Button>
    </PromptBar>
  );
}

function Waiting({ faces, toAct, legal, act, face }: Mine) {
  const { prompt } = useWords(WORDS);
  const withdraw = format({ type: 'withdraw' });
  return (
    <PromptBar
      mine={false}
      waiting
      colour={face.colour}
      say={prompt.isReady}
      detail={prompt.waitFor(namesOf(toAct, faces))}
    >
      {legal.includes(withdraw) && (
        <Button icon="undo" onClick={() => act(withdraw)}>
          {prompt.withdraw}
        </Button>
      )}
    </PromptBar>
  );
}

function Placing({ octopus, face }: { readonly octopus: Octopus; readonly face: Face }) {
  const words = useWords(WORDS);
  return (
    <PromptBar mine colour={face.colour} say={words.octopus.say} detail={words.octopus.detail}>
      <Button kind="quiet" onClick={octopus.cancel}>
        {words.octopus.cancel}
      </Button>
      <Button icon="again" onClick={octopus.turn}>
        {words.octopus.turn}
      </Button>
      <Button kind="primary" icon="check" onClick={octopus.commit}>
        {words.octopus.commit}
      </Button>
    </PromptBar>
  );
}
