import './dive.css';
import { explain } from '@fathoms/games/dive/explain.ts';
import type { Choice, Companion, Pawn, View } from '@fathoms/games/dive/types.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import type { CSSProperties, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAbout } from '../../board/about.tsx';
import type { BoardProps } from '../../board/screen.ts';
import { useCarrying } from '../../board/use-carrying.ts';
import { usePainted } from '../../board/use-painted.ts';
import { useSize } from '../../board/use-size.ts';
import { useSelection } from '../../board/use-turn.ts';
import { useLying } from '../../ui/use-media.ts';
import { About } from './About.tsx';
import { Ask } from './Ask.tsx';
import { Countdown } from './Countdown.tsx';
import { Glass } from './look/Glass.tsx';
import { Stack } from './look/Stack.tsx';
import { type Looking, useLook } from './look/use-look.ts';
import { useOctopus } from './look/use-octopus.ts';
import { lastScene, type Spaces, spacesAt } from './model/choreography.ts';
import { placed } from './model/draft.ts';
import { Offer } from './Offer.tsx';
import { CompanionSheet } from './program/CompanionSheet.tsx';
import { Program } from './program/Program.tsx';
import { useDraft } from './program/use-draft.ts';
import { Roster } from './Roster.tsx';
import { Peel } from './reveal/Peel.tsx';
import { Programs } from './reveal/Programs.tsx';
import { RevealPrompt } from './reveal/RevealPrompt.tsx';
import { type DiveTelling, useTelling } from './reveal/use-telling.ts';
import { Why } from './reveal/Why.tsx';
import { Scenery } from './Scenery.tsx';
import { Track } from './Track.tsx';

const SLIM = 720; // a phone, as in the frame
const ROOMY = 1240; // then the track has its words
const UPRIGHT = 840; // pixels of height: the program and a picture larger than beside it fit one below the other

/** The way down on the left, the stack in the middle, one's own dive on the right; then the dive itself. */
export function Board(props: BoardProps<View>) {
  const { view, faces, pace } = props;
  const root = useRef<HTMLDivElement>(null);
  const board = useSize(root);
  const lying = useLying();
  const slim = board.width <= SLIM || lying;
  const telling = useTelling(props);
  const looking = useLook(view.round);
  // a phone scrolls: what is new begins at the top
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is another page
  useEffect(() => root.current?.scrollTo(0, 0), [view.phase, view.round, telling?.scene]);
  const { asked, close } = useAbout(root, view);
  const spaces = useMemo(() => standing(view), [view]);
  const { dive, scene = 0 } = telling ?? {};
  const shown = useMemo(() => (dive ? spacesAt(dive, scene) : spaces), [dive, scene, spaces]);
  const before = useMemo(() => (dive && scene > 0 ? spacesAt(dive, scene - 1) : null), [dive, scene]);
  const upright = board.height > UPRIGHT && board.height > board.width ? 'upright' : '';
  const size = slim ? 'slim' : board.width < ROOMY ? `snug ${upright}` : 'roomy';
  return (
    <>
      <Scenery board={board} slim={slim} />
      <div
        ref={root}
        className={`dive ${size} ${lying ? 'lying' : ''} ${telling ? 'telling' : ''} ${view.phase}`}
        style={{ '--pace': pace } as CSSProperties}
      >
        <Track spaces={shown} faces={faces} before={before} zones={view.mode === 'standard'} />
        {telling ? (
          <Reveal
            {...{ telling, faces }}
            seat={props.seat}
            countdowns={props.countdowns}
            options={props.options}
          />
        ) : (
          <Play {...props} {...{ root, slim, looking }} />
        )}
        {asked && <About {...{ asked, view, faces, close }} room={board} explain={props.explain} />}
      </div>
    </>
  );
}

/** Everybody's space, the Chief's too. */
function standing({ divers, chief }: View): Spaces {
  const spaces = new Map<Pawn, number>(divers.map(({ space }, seat) => [seat, space]));
  return chief ? spaces.set('chief', chief.space) : spaces;
}

/** For a program; without a clock there is no end to it. */
const secondsIn = ({ programClock }: OptionValues): number =>
  Number(programClock) || Number.POSITIVE_INFINITY;

interface RevealProps extends Pick<BoardProps<View>, 'seat' | 'faces' | 'countdowns' | 'options'> {
  readonly telling: DiveTelling;
}

function Reveal({ telling, seat, faces, countdowns, options }: RevealProps) {
  const { dive, scene, reached, go } = telling;
  const painted = usePainted(); // the stack and what to do next are seen before the tables are built, where nothing is to be touched yet
  return (
    <>
      <div className="mid">
        <Peel telling={telling} />
      </div>
      <div className="judge">
        {painted && <Programs {...{ dive, scene, reached, go, faces }} />}
        {painted && <Why telling={telling} faces={faces} />}
        {scene === lastScene(dive) && <Countdown countdowns={countdowns} seconds={secondsIn(options)} />}
      </div>
      <RevealPrompt {...{ telling, seat, faces }} />
    </>
  );
}

interface PlayProps extends BoardProps<View> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly slim: boolean;
  readonly looking: Looking;
}

function Play(props: PlayProps) {
  const { root, slim, looking, view, seat, faces, legal, toAct, countdowns, pictures, picture } = props;
  const turn = useSelection(props, explain);
  const programming = useDraft(props, turn.take);
  const octopus = useOctopus(props.choice as Choice | null, turn.take);
  const [opened, setOpened] = useState<Companion | null>(null);
  const { draft, change, hold } = programming;
  useCarrying(
    root,
    (what, onto) => {
      const id = what.slice('token:'.length);
      const level = onto === 'hand' ? null : Number(onto.slice('level:'.length));
      change(placed(draft, id === 'clown' ? 'clown' : Number(id), level));
    },
    () => hold(null),
  );
  const diver = seat === null ? undefined : view.divers[seat];
  const face = seat === null ? undefined : faces[seat];
  const own = diver?.companion ?? null;
  const ask = <Ask {...props} {...{ turn, programming, octopus }} />;
  if (view.phase === 'companions') {
    return (
      <>
        <Offer {...{ view, legal, faces, toAct, turn }} />
        {ask}
      </>
    );
  }
  return (
    <>
      <div className="mid">
        <div className="hero">
          <Stack {...{ view, looking, pictures, picture }} placing={octopus.placing} />
          <Countdown countdowns={countdowns} seconds={secondsIn(props.options)} />
        </div>
        {pictures.stack && !view.sonar && (
          <Glass id={pictures.stack} {...{ looking, slim, picture }} flashlight={view.flashlight} />
        )}
      </div>
      <div className="rt">
        {seat !== null && face && view.phase === 'program' && (
          <Program {...{ view, seat, face, programming }} openCompanion={own ? () => setOpened(own) : null} />
        )}
        <Roster {...{ view, seat, faces }} />
      </div>
      {ask}
      {opened && opened === own && (
        <CompanionSheet
          companion={opened}
          {...{ legal, faces }}
          take={turn.take}
          placeOctopus={octopus.begin}
          close={() => setOpened(null)}
        />
      )}
    </>
  );
}
