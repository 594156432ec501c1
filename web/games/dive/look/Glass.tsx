import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { Segmented, Sheet, Switch } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { type LampMode, type Look, MOST_ZOOM, stripOf, type Tilt, tilted, zoomed } from '../model/look.ts';
import { WORDS } from '../words/table.ts';
import { Counts } from './Counts.tsx';
import type { Looking } from './use-look.ts';
import { type Sway, useSway } from './use-sway.ts';

const LAMPS: readonly LampMode[] = ['off', 'above', 'side', 'below'];

interface GlassProps extends Pick<BoardProps, 'picture'> {
  readonly id: string;
  readonly looking: Looking;
  readonly flashlight: boolean;
  readonly slim: boolean;
  readonly tips?: boolean; // also what counts, and how to look; at a table, where a tap tells more
}

/** Everything that helps the eye: the strip of tilts, the flashlight, zoom, contrast and turning. */
export const Glass = memo(function Glass({
  id,
  looking,
  flashlight,
  slim,
  picture,
  tips = true,
}: GlassProps) {
  const words = useWords(WORDS);
  const [open, setOpen] = useState(false);
  const sway = useSway(looking);
  const { lamp } = looking.look;
  return (
    <div className="ctl">
      {tips && <Counts />}
      <Tilts {...{ id, looking, picture }} />
      {!slim && flashlight && (
        <section className="lamp panel" data-about="lamp:">
          <LampSwitch looking={looking} />
        </section>
      )}
      {!slim && !flashlight && <Zoom looking={looking} />}
      <button
        type="button"
        className={`eyes panel ${lamp.mode !== 'off' ? 'lit' : ''}`}
        data-about="zoom:"
        aria-label={words.glass.open}
        onClick={() => setOpen(true)}
      >
        <Icon id={slim && flashlight ? 'torch' : 'contrast'} />
      </button>
      {open && (
        <Sheet title={words.glass.title} className="dive-sheet" onClose={() => setOpen(false)}>
          {flashlight && <LampSwitch looking={looking} shown />}
          <Comforts looking={looking} sway={sway} />
        </Sheet>
      )}
    </div>
  );
});

/** Five of the nine views; the first button offers the other way to tilt. */
function Tilts({ id, looking, picture }: Pick<GlassProps, 'id' | 'looking' | 'picture'>) {
  const { glass } = useWords(WORDS);
  const { look, change } = looking;
  const strip = stripOf(look.axis);
  const lit = look.lamp.mode !== 'off';
  const other = look.axis === 'across' ? 'along' : 'across';
  const choose = (tilt: Tilt) =>
    change(old => ({ ...tilted(old, tilt), lamp: { ...old.lamp, mode: 'off' } }));
  return (
    <section className="tilt panel" data-about="tilt:" data-quiet>
      <button
        type="button"
        className={`axis ${look.axis}`}
        aria-label={glass.axis[other]}
        onClick={() => change(old => ({ ...old, axis: other, tilt: 'c' }))}
      >
        <Icon id="tilt" />
        <span aria-hidden="true">{glass.tilt}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div className="tstrip" role="group" aria-label={glass.tilts} data-row="">
        {strip.map((tilt, i) => {
          const url = picture(id, tilt);
          return (
            <button
              key={tilt}
              type="button"
              aria-label={glass.view(look.axis, i - 2)}
              aria-pressed={!lit && tilt === look.tilt}
              className={`${!lit && tilt === look.tilt ? 'on' : ''}`}
              style={url ? { backgroundImage: `url("${url}")` } : undefined}
              onClick={() => choose(tilt)}
            />
          );
        })}
      </div>
    </section>
  );
}

function LampSwitch({ looking, shown = false }: { readonly looking: Looking; readonly shown?: boolean }) {
  const { glass } = useWords(WORDS);
  const { look, change } = looking;
  return (
    <>
      {!shown && <Icon id="torch" />}
      <Segmented
        label={glass.lamp}
        hidden={!shown}
        values={LAMPS}
        value={look.lamp.mode}
        name={mode => glass.lamps[mode]}
        change={mode => change(old => ({ ...old, lamp: { ...old.lamp, mode } }))}
      />
      {look.lamp.mode !== 'off' && <p className={shown ? 'help' : 'vh'}>{glass.lampHelp}</p>}
    </>
  );
}

function Zoom({ looking }: { readonly looking: Looking }) {
  const { glass } = useWords(WORDS);
  const { look, change } = looking;
  return (
    <section className="zoom panel" data-about="zoom:" data-quiet>
      <button
        type="button"
        className="tool"
        aria-label={glass.zoomOut}
        aria-disabled={look.zoom <= 1}
        onClick={() => change(old => zoomed(old, 1 / 1.5))}
      >
        <Icon id="minus" />
      </button>
      <Icon id="search" />
      <button
        type="button"
        className="tool"
        aria-label={glass.zoomIn}
        aria-disabled={look.zoom >= MOST_ZOOM}
        onClick={() => change(old => zoomed(old, 1.5))}
      >
        <Icon id="plus" />
      </button>
    </section>
  );
}

function Comforts({ looking, sway }: { readonly looking: Looking; readonly sway: Sway }) {
  const { glass } = useWords(WORDS);
  const { look, change } = looking;
  const slide = (part: 'contrast' | 'zoom', value: number) =>
    change(old => (part === 'zoom' ? zoomed(old, value / old.zoom) : { ...old, contrast: value }));
  return (
    <>
      <Slider
        label={glass.contrast}
        min={60}
        max={220}
        step={10}
        value={look.contrast}
        change={v => slide('contrast', v)}
      />
      <Slider
        label={glass.zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.1}
        value={look.zoom}
        change={v => slide('zoom', v)}
      />
      <Segmented
        label={glass.turn}
        values={[0, 1, 2, 3]}
        value={look.turn}
        name={turn => glass.turns(turn * 90)}
        change={turn => change((old: Look) => ({ ...old, turn }))}
      />
      {sway.offered && <Switch label={glass.sway} help={glass.swayHelp} on={sway.on} change={sway.toggle} />}
      <p className="help">{glass.keys}</p>
    </>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly change: (value: number) => void;
}

function Slider({ label, min, max, step, value, change }: SliderProps) {
  return (
    <label className="slide">
      <span>{label}</span>
      <input
        type="range"
        {...{ min, max, step, value }}
        onInput={event => change(Number(event.currentTarget.value))}
      />
    </label>
  );
}
