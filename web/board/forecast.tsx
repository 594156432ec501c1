/** What an option will do, said before it is taken: the same signs on every board. */
import './forecast.css';
import type { Caution } from '@fathoms/kernel/foresee.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { Emblem, Icon } from '../ui/pieces.tsx';
import type { Face } from './screen.ts';
import { capital } from './sentence.tsx';

/** A number that changes, and whose it is. */
export interface Flow {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export interface Forecast {
  readonly mark: Caution | null; // drawn as a pattern, never by colour alone
  readonly say: string; // a phrase: 'would sink your 4 cards'
  readonly why?: string; // a sentence more
  readonly flows: readonly Flow[];
}

/** An option's accessible name with what it will do. */
export const named = (name: string, forecast: Forecast | undefined): string =>
  forecast ? `${name}: ${forecast.say}` : name;

/**
 * Attributes of a piece that may be chosen now: what it is marked with, '' if with nothing. Buttons of a prompt have
 * the same by their `mark`: whoever can read the one can play at every board.
 */
export const offered = (forecast?: Pick<Forecast, 'mark'>): { readonly 'data-may': Caution | '' } => ({
  'data-may': forecast?.mark ?? '',
});

/** The class that draws the pattern of a marked option. */
export const markOf = (forecast: Pick<Forecast, 'mark'> | undefined): string =>
  forecast?.mark ? `marked ${forecast.mark}` : '';

interface ForecastTextProps {
  readonly forecast: Forecast;
  readonly faces: readonly Face[];
}

/** What it will do, why, and for whom: below or beside the option. */
export function ForecastText({ forecast, faces }: ForecastTextProps) {
  return (
    <>
      <b className="forecast">
        {forecast.mark && <Icon id={forecast.mark === 'busts' ? 'down' : 'close'} />}
        {capital(forecast.say)}
      </b>
      {forecast.why && <span className="why">{forecast.why}</span>}
      {forecast.flows.length > 0 && (
        <span className="flows">
          {forecast.flows.map(flow => (
            <FlowChip key={flow.seat} flow={flow} faces={faces} />
          ))}
        </span>
      )}
    </>
  );
}

function FlowChip({ flow: { seat, from, to }, faces }: { flow: Flow; faces: readonly Face[] }) {
  const face = faces[seat];
  return (
    <span className="flow num">
      {face && <Emblem colour={face.colour} className="em-s" />}
      {from} → <b>{to}</b>
    </span>
  );
}
