import type { ComponentChildren } from 'preact';
import { WORDS } from '../record/words.ts';
import { Segmented } from '../ui/controls.tsx';
import { useWords } from '../words/words.ts';
import { Glyph, type GlyphId } from './Glyph.tsx';
import type { PlaybackKeys } from './use-keys.ts';
import { SPEEDS, type Speed } from './use-playback.ts';

interface ControlsProps {
  step: number; // that is shown
  wanted: number; // where the hand is: what is shown follows
  steps: number;
  turns: readonly number[]; // where a turn begins
  label: string; // of the moment, such as the turn's heading
  sentence: ComponentChildren; // what just happened
  eyes: ComponentChildren; // whose eyes
  playing: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  moves: PlaybackKeys;
  go: (step: number) => void;
}

/** The foot of a replay: what just happened, the scrubber, and the keys of a tape recorder. */
export function Controls(props: ControlsProps) {
  const { step, wanted, steps, turns, label, sentence, eyes, playing, speed, setSpeed, moves, go } = props;
  const words = useWords(WORDS);
  const key = (id: GlyphId, name: string, press: () => void, off = false) => (
    <button
      type="button"
      className={`tool rp-key rp-${id}`}
      aria-label={name}
      title={name}
      aria-disabled={off || undefined}
      onClick={press}
    >
      <Glyph id={id} />
    </button>
  );
  const atStart = step === 0;
  const atEnd = step === steps;
  return (
    <section className="rp-bar panel" aria-label={words.bar}>
      <p className="rp-line" role="status">
        {sentence}
      </p>
      {eyes}
      <div className="rp-scrub">
        <input
          type="range"
          min={0}
          max={steps}
          value={wanted}
          aria-label={words.scrub}
          aria-valuetext={`${words.moment(step, steps)}. ${label}`}
          title={words.keys}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <svg viewBox={`0 0 ${Math.max(1, steps)} 1`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map(turn => (
            <path key={turn} d={`M${turn} 0V1`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
      <p className="rp-at">
        <b className="num">{step}</b>
        <span className="num">/ {steps}</span>
        <span>{label}</span>
      </p>
      <div className="rp-keys">
        {key('first', words.first, moves.first, atStart)}
        {key('turn-back', words.turnBack, moves.turnBack, atStart)}
        {key('back', words.back, moves.back, atStart)}
        {key(playing ? 'pause' : 'play', playing ? words.pause : words.play, moves.toggle)}
        {key('on', words.on, moves.on, atEnd)}
        {key('turn-on', words.turnOn, moves.turnOn, atEnd)}
        {key('last', words.last, moves.last, atEnd)}
      </div>
      <div className="rp-speed">
        <Segmented
          label={words.speed}
          hidden
          values={SPEEDS}
          value={speed}
          name={words.times}
          change={setSpeed}
        />
      </div>
    </section>
  );
}
