import { foresee } from '@fathoms/games/scuba/foresee.ts';
import { SOLO_POINTS } from '@fathoms/games/scuba/parts.ts';
import { worthTo } from '@fathoms/games/scuba/plan.ts';
import type { Action, DiverView, View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Prompt, PromptBar } from '../../board/Prompt.tsx';
import type { BoardProps, Face } from '../../board/screen.ts';
import { Button } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { Pad } from './Pad.tsx';
import { columnIn } from './parts/spaces.ts';
import type { Moves } from './touch/moves.ts';
import { tellReach } from './touch/reach.ts';
import type { Touch } from './touch/use-touch.ts';
import type { ScubaWords } from './words/en.ts';
import { KEYS } from './words/keys.ts';
import { depthOf } from './words/places.ts';
import { WORDS } from './words/table.ts';

interface AskProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'toAct'> {
  readonly touch: Touch;
  readonly slim: boolean; // a phone: steered with the pad
}

/** What is to be decided now, in one sentence. */
export function Ask(props: AskProps) {
  const { view, seat, faces, toAct } = props;
  const words = useWords(WORDS);
  const winners = view.winner === null ? [] : [view.winner];
  return (
    <Prompt
      {...{ seat, faces, toAct }}
      over={
        view.phase.name === 'over'
          ? { winners, say: words.prompt.over, detail: endOf(view, seat, words) }
          : null
      }
      waiting={({ name }) => ({ say: words.wait[doing(view)](name), detail: meanwhile(view, seat, words) })}
    >
      {(colour, own) => {
        const mine = { ...props, seat: own, colour, words };
        if (view.phase.name === 'station') return <Station {...mine} />;
        if (view.phase.name === 'bearings') return <Bearings {...mine} />;
        return <Diving {...mine} />;
      }}
    </Prompt>
  );
}

/** How the dive ended for whoever looks. */
const endOf = ({ divers }: View, seat: Seat | null, words: ScubaWords): string =>
  seat === null ? words.over : divers[seat]?.status === 'dead' ? words.drowned : words.surfaced;

/** What the others are waiting for. */
function doing({ phase, divers, active }: View): keyof ScubaWords['wait'] {
  if (phase.name === 'station' || phase.name === 'bearings') return phase.name;
  return divers[active]?.status === 'surfaced' ? 'snorkelling' : 'diving';
}

function meanwhile({ divers, stage }: View, seat: Seat | null, { prompt }: ScubaWords): string {
  const own = seat === null ? undefined : divers[seat]?.status;
  if (own === 'dead' || own === 'evacuated') return prompt.out;
  return stage === 'final' ? prompt.final : '';
}

interface Mine extends AskProps {
  readonly seat: Seat;
  readonly colour: Face['colour'];
  readonly words: ScubaWords;
}

function Diving(props: Mine) {
  const { view, touch, colour, words, slim } = props;
  const diver = view.divers[view.active];
  if (!diver) throw new Error('nobody dives');
  const { say, detail } = ask(view, diver, touch, words);
  return (
    <PromptBar mine colour={colour} say={say} detail={detail}>
      {slim && touch.moves.steps.size > 0 && <Pad touch={touch} />}
      <Finds {...props} />
      <Stop {...props} diver={diver} />
    </PromptBar>
  );
}

function ask(view: View, diver: DiverView, touch: Touch, words: ScubaWords): { say: string; detail: string } {
  const { prompt } = words;
  const { chosen, moves } = touch;
  const there = chosen && touch.reach.get(chosen);
  if (diver.status === 'waiting') return prompt.first;
  if (chosen && there) {
    const detail = there.air === 0 ? prompt.again : `${tellReach(there, words)} ${prompt.again}`;
    return { say: prompt.there(depthOf(chosen, words)), detail };
  }
  const notes = [
    moves.steps.size > 0 ? prompt.allowance(view.dive.allowance) : '',
    view.solo === view.active ? solo(view, words) : '',
    view.dive.fast ? prompt.fast : view.dive.dark ? prompt.dark : isHidden(view) ? prompt.hidden : '',
  ];
  return { say: question(view, diver, moves, words), detail: notes.filter(Boolean).join(' ') };
}

function question({ dive }: View, diver: DiverView, moves: Moves, { prompt }: ScubaWords): string {
  const more = moves.steps.size > 0;
  if (moves.turn !== null || moves.sees.size > 0) return more ? prompt.found : prompt.rest;
  if (!more) return dive.halted ? prompt.halted : prompt.done;
  if (diver.status === 'surfaced') return diver.at === 'boat' ? prompt.aboard : prompt.snorkel;
  return dive.taken === 0 ? prompt.still : prompt.swim;
}

/** The last one down pays from the solo rounds on, not before. */
const solo = ({ stage }: View, { prompt }: ScubaWords): string =>
  stage === 'solo' || stage === 'alone'
    ? prompt.solo(SOLO_POINTS)
    : prompt.soloSoon(SOLO_POINTS, stage === 'final' ? 1 : 2);

/** Dust lies over something that could otherwise be looked at. */
const isHidden = ({ dive, dust, backs, shown }: View): boolean =>
  dive.on !== null &&
  dust.some(({ at }) => at === dive.on) &&
  (backs.some(({ at }) => at === dive.on) || shown.some(({ at }) => at === dive.on));

/** Turn the tile here, see what lies open. */
function Finds({ view, seat, touch, words }: Mine): ComponentChildren {
  const { turn, sees } = touch.moves;
  return (
    <>
      {turn !== null && (
        <Button
          kind="primary"
          icon="eye"
          reveals
          teach="turn"
          shortcut={KEYS.turn}
          sub={words.prompt.turnSub}
          onClick={() => touch.act(turn)}
        >
          {words.prompt.turn}
        </Button>
      )}
      {view.shown.map(({ tile, species, points }) => {
        const action = sees.get(tile);
        if (!action) return null;
        const worth = worthTo(view, seat, species);
        return (
          <Button
            key={tile}
            kind="primary"
            icon="eye"
            teach={`see:${tile}`}
            shortcut={KEYS.choose}
            nth={[...sees.keys()].indexOf(tile)}
            sub={words.prompt.seeSub(worth?.total ?? points, worth?.isNew ?? false)}
            onClick={() => touch.act(action)}
          >
            {words.prompt.see(words.animals[species].name)}
          </Button>
        );
      })}
    </>
  );
}

function Stop({ view, seat, touch, words, diver }: Mine & { readonly diver: DiverView }) {
  const { stop, turn, sees } = touch.moves;
  const foreseen = useMemo(
    () => (stop === null ? null : foresee(view, seat, { type: 'stop' })),
    [stop, view, seat],
  );
  if (stop === null || foreseen === null) return null;
  const under = diver.status === 'under';
  const due = under ? diver.airDue : 0;
  const { mark, late, air, atRisk } = foreseen;
  const fatal = mark === 'busts';
  const sub = fatal
    ? words.prompt.stopDead(due)
    : late
      ? words.prompt.stopLate(due, air)
      : atRisk
        ? words.prompt.stopRisk(due, air)
        : words.prompt.stopSub(due, air);
  return (
    <Button
      kind={turn !== null || sees.size > 0 ? 'plain' : 'primary'}
      icon={under ? 'air' : 'calm'}
      teach="stop"
      shortcut={KEYS.stop}
      mark={late ? 'busts' : mark}
      className={`stop ${fatal ? 'fatal' : ''}`}
      sub={sub}
      onClick={() => touch.act(stop)}
    >
      {under ? words.prompt.stop : words.prompt.rests}
    </Button>
  );
}

/** Cleaning station: one animal nearby, or the point. */
function Station(props: Mine) {
  const { touch, colour, words } = props;
  const { point } = touch.moves;
  const { say, detail } = words.prompt.station;
  return (
    <PromptBar mine colour={colour} say={say} detail={detail}>
      <Finds {...props} />
      {point !== null && (
        <Button shortcut={KEYS.point} onClick={() => touch.act(point)}>
          {words.prompt.point}
        </Button>
      )}
    </PromptBar>
  );
}

/** Lost bearings: somebody else decides. */
function Bearings({ view, seat, faces, touch, colour, words }: Mine) {
  const lost = faces[view.active];
  return (
    <PromptBar
      mine
      colour={colour}
      say={lost && words.prompt.bearings(lost)}
      detail={words.prompt.bearingsDetail}
    >
      {[...touch.moves.pushes].map(([side, action], i) => (
        <Button
          key={side}
          kind="primary"
          icon="arrow"
          className={`push to-${side}`}
          shortcut={KEYS.choose}
          nth={i}
          sub={drift({ type: 'push', side }, view, seat, words)}
          onClick={() => touch.act(action)}
        >
          {words.prompt.push(side)}
        </Button>
      ))}
    </PromptBar>
  );
}

/** Where the lost diver would end up. */
function drift(push: Action, view: View, seat: Seat, { prompt }: ScubaWords): string {
  const moved = foresee(view, seat, push).news.find(event => event.type === 'moved');
  if (!moved) return '';
  return moved.to === moved.from ? prompt.pushStays : prompt.pushed(columnIn(moved.to));
}
