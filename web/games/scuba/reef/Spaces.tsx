import { parseSpace, ROW_AIR, type SpaceId, surfacePoints } from '@fathoms/games/scuba/sea.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { offered } from '../../../board/forecast.tsx';
import type { Face } from '../../../board/screen.ts';
import { Icon } from '../../../ui/pieces.tsx';
import { shortcutOf } from '../../../ui/shortcuts.ts';
import { useWords } from '../../../words/words.ts';
import { columnIn, directionOf, rowIn } from '../parts/spaces.ts';
import { type Reach, tellReach, tellStop } from '../touch/reach.ts';
import type { Touch } from '../touch/use-touch.ts';
import type { ScubaWords } from '../words/en.ts';
import { arrowOf, KEYS } from '../words/keys.ts';
import { depthOf } from '../words/places.ts';
import { WORDS } from '../words/table.ts';
import { placeOf, type ReefLayout } from './layout.ts';
import { type Contents, contentsOf, type Scene, spacesOf } from './scene.ts';

interface SpacesProps {
  readonly view: View;
  readonly scene: Scene;
  readonly faces: readonly Face[];
  readonly layout: ReefLayout;
  readonly touch: Touch;
}

/** The spaces as a list one can read from the surface down; those one may go to are buttons. Where one comes to is read aloud. */
export const Spaces = memo(function Spaces({ view, scene, faces, layout, touch }: SpacesProps) {
  const words = useWords(WORDS);
  const { from } = touch;
  return (
    <>
      <p className="vh" aria-live="polite">
        {from && tellSpace(from, contentsOf(scene, from), faces, words)}
      </p>
      <ul className="spaces" aria-label={words.board.reef}>
        {spacesOf(view.columns)
          .flat()
          .map(space => {
            const contents = contentsOf(scene, space);
            return (
              <Space
                key={space}
                {...{ space, layout }}
                className={classesOf(space, view, touch)}
                quiet={touch.moves.steps.has(space)}
                told={tellAll(space, contents, touch, faces, words)}
              >
                {offersAt({ space, view, touch, contents, words })}
              </Space>
            );
          })}
      </ul>
    </>
  );
});

interface SpaceProps {
  readonly space: SpaceId;
  readonly layout: ReefLayout;
  readonly className: string;
  readonly quiet: boolean; // it is touched for its step
  readonly told: string;
  readonly children: ComponentChildren; // what may be done there; null = nothing
}

/** There are ninety of them, and most stay as they are. */
const Space = memo(function Space({ space, layout, className, quiet, told, children }: SpaceProps) {
  const { x, y, w, h } = placeOf(space, layout);
  return (
    <li
      className={className}
      style={{ left: x, top: y, width: w, height: h }}
      data-space={space}
      data-about={`space:${space}`}
      data-quiet={quiet ? '' : undefined}
    >
      <span className="vh">{told}</span>
      {children}
    </li>
  );
});

function classesOf(space: SpaceId, { columns: [first, last] }: View, { from, chosen }: Touch): string {
  const classes = [
    'space',
    `r${rowIn(space)}`,
    columnIn(space) === first ? 'first' : columnIn(space) === last ? 'last' : '',
    from === space ? 'here' : '',
    chosen === space ? 'chosen' : '',
  ];
  return classes.filter(Boolean).join(' ');
}

interface Offering extends Pick<SpacesProps, 'view' | 'touch'> {
  readonly space: SpaceId;
  readonly contents: Contents;
  readonly words: ScubaWords;
}

function offersAt(at: Offering): ComponentChildren {
  const { space, touch, words } = at;
  const reach = touch.reach.get(space);
  const isStep = touch.moves.steps.has(space);
  const finds = findsAt(at);
  if (!reach && !isStep && finds.length === 0) return null;
  return (
    <>
      {reach && !isStep && <Far reach={reach} words={words} />}
      {isStep && <Step {...at} reach={reach} />}
      {finds.length > 0 && <Finds finds={finds} act={touch.act} />}
    </>
  );
}

function Step({
  space,
  view,
  touch,
  words,
  reach,
  contents,
}: Offering & { readonly reach: Reach | undefined }) {
  const action = touch.moves.steps.get(space);
  if (!action || touch.from === null) return null;
  const way = directionOf(touch.from, space);
  const place = `${depthOf(space, words)}, ${words.places.column(columnIn(space))}`;
  const jumps = view.divers[view.active]?.status === 'waiting';
  const label =
    space === 'boat'
      ? view.stage === 'alone'
        ? words.board.left
        : words.board.board
      : jumps
        ? words.board.jump(place)
        : words.board.step(way, place);
  const then = reach ? tellStop(reach, words) : jumps ? '' : words.board.costs(airIn(space));
  const aside = contents.tiles.length + contents.divers.length > 0; // what swims there stays in sight
  const isFast = way === 'up' && view.decompression && view.dive.up === 2;
  return (
    <button
      type="button"
      data-judged
      className={`step ${jumps ? 'down' : way} ${reach ? reach.verdict : ''} ${aside ? 'aside' : ''}`}
      {...offered({ mark: touch.lost.has(space) ? 'busts' : null })}
      aria-label={[label, then, isFast ? words.prompt.fast : '']
        .filter(Boolean)
        .join('. ')
        .replaceAll('..', '.')}
      {...shortcutOf(KEYS.swim, arrowOf([...touch.moves.ways].find(([, to]) => to === space)?.[0]))}
      onClick={() => touch.act(action)}
    >
      <Icon id="arrow" />
      {isFast && <span className="n2">N₂</span>}
      {reach && !isFast && <Cost reach={reach} words={words} />}
    </button>
  );
}

/** Reachable later this turn: dashed, with what stopping there costs. */
function Far({ reach, words }: { readonly reach: Reach; readonly words: ScubaWords }) {
  return (
    <>
      <i className={`far ${reach.verdict}`} />
      <Cost reach={reach} words={words} />
    </>
  );
}

/** What stopping here leads to: shown where one points, a warning always. */
function Cost({ reach, words }: { readonly reach: Reach; readonly words: ScubaWords }) {
  if (reach.air === 0) return null;
  const isLate = reach.verdict === 'late';
  return (
    <span className={`cost num ${reach.verdict}`} aria-hidden="true">
      {isLate && <b>!</b>}
      <i>{isLate ? words.board.homeLate(reach.air) : words.board.home(reach.air, reach.home)}</i>
    </span>
  );
}

interface Find {
  readonly action: string;
  readonly label: string;
}

/** What may be turned or seen, on the spot. */
function findsAt({ space, view, touch, contents, words }: Offering): readonly Find[] {
  const { turn, sees } = touch.moves;
  const seen = contents.tiles.flatMap(shown => {
    const action = sees.get(shown.tile);
    return action
      ? [{ action, label: words.board.see(words.animals[shown.species].name, shown.points) }]
      : [];
  });
  const turns = turn && view.dive.on === space ? [{ action: turn, label: words.board.turnHere }] : [];
  return [...turns, ...seen];
}

function Finds({ finds, act }: { readonly finds: readonly Find[]; readonly act: Touch['act'] }) {
  return (
    <span className="finds">
      {finds.map(({ action, label }) => (
        <button
          key={action}
          type="button"
          className="find"
          {...offered()}
          aria-label={label}
          onClick={() => act(action)}
        >
          <Icon id="eye" />
        </button>
      ))}
    </span>
  );
}

const airIn = (space: SpaceId): number => ROW_AIR[rowIn(space)] ?? 0;

/** What is there, and where this turn may lead. */
function tellAll(
  space: SpaceId,
  contents: Contents,
  { reach, moves }: Touch,
  faces: readonly Face[],
  words: ScubaWords,
): string {
  const there = tellSpace(space, contents, faces, words);
  const found = moves.steps.has(space) ? undefined : reach.get(space); // a step says so itself
  return found ? `${there}. ${tellReach(found, words)}` : there;
}

function tellSpace(space: SpaceId, contents: Contents, faces: readonly Face[], words: ScubaWords): string {
  const { board } = words;
  const name = (seat: number) => faces[seat] ?? { name: '', you: false };
  const parts = [
    ...contents.divers.map(({ seat, diver }) => board.diver(name(seat), diver.air)),
    ...(contents.back ? [board.faceDown(words.bands[contents.back.band])] : []),
    ...contents.tiles.map(({ species, points, discs }) =>
      board.shown(
        words.animals[species].name,
        points,
        discs.map(seat => name(seat).name),
      ),
    ),
    ...contents.dust.map(seat => board.dust(name(seat))),
    ...(rowIn(space) === 0 && space !== 'boat' ? [board.penalty(surfacePoints(parseSpace(space) ?? 0))] : []),
  ];
  const place =
    rowIn(space) === 0
      ? depthOf(space, words)
      : `${depthOf(space, words)}, ${words.places.column(columnIn(space))}`;
  return `${place}: ${parts.length > 0 ? parts.join('; ') : board.empty}`;
}
