import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Badge } from './Badge.tsx';
import type { Figure, FigureTable, FigureVerdict } from './figures.ts';
import { Plot } from './plots/Plot.tsx';
import { LAB } from './words.ts';

/** A question in full width: plot, table, and whether it is settled. */
export function FigureRow({ figure }: { figure: Figure }) {
  const { title, sub, plots, table, verdict } = figure;
  return (
    <section className={`lab-row panel${verdict ? '' : ' plain'}`} data-figure={figure.id}>
      <div>
        <Heading title={title} sub={sub} />
        {plots.map(spec => (
          <Plot key={spec.is} spec={spec} title={title} label={`${title}: ${sub}`} />
        ))}
      </div>
      <Table table={table} label={title} />
      {verdict && <Settled verdict={verdict} />}
    </section>
  );
}

/** The same in small, for everything else the game tells. */
export function FigureCard({ figure: { id, title, sub, plots, table } }: { figure: Figure }) {
  return (
    <section className="lab-card panel" data-figure={id}>
      <Heading title={title} sub={sub} />
      {plots.map(spec => (
        <Plot key={spec.is} spec={spec} title={title} label={`${title}: ${sub}`} />
      ))}
      <Table table={table} label={title} />
    </section>
  );
}

/** Heat maps of one thing: their table is as large, and opens when asked for. */
export function PlaceCard({ figure: { id, title, sub, plots, table } }: { figure: Figure }) {
  const words = useWords(LAB);
  return (
    <section className="lab-card panel" data-figure={id}>
      <Heading title={title} sub={sub} />
      <div className="lab-maps">
        {plots.map(spec => (
          <div key={'side' in spec ? spec.side : spec.is}>
            {plots.length > 1 && 'side' in spec && <Badge side={spec.side} />}
            <Plot
              spec={spec}
              title={plots.length > 1 && 'side' in spec ? `${title}, ${spec.side.toUpperCase()}` : title}
              label={`${title}: ${sub}`}
            />
          </div>
        ))}
      </div>
      <details>
        <summary>{words.asTable}</summary>
        <div className="lab-wide">
          <Table table={table} label={title} />
        </div>
      </details>
    </section>
  );
}

function Heading({ title, sub }: { title: string; sub: string }) {
  return (
    <header>
      <h3>{title}</h3>
      {sub && <span>{sub}</span>}
    </header>
  );
}

function Table({ table: { head, rows }, label }: { table: FigureTable; label: string }) {
  const words = useWords(LAB);
  return (
    <table className="lab-table" aria-label={label}>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name === 'A' || name === 'B' ? (
                <Badge side={name === 'A' ? 'a' : 'b'} />
              ) : (
                name || <span className="vh">{words.measure}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ text, verdict }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={i}>
                {text}
                {(verdict === 'more' || verdict === 'less') && (
                  <span className="lab-sure" title={words.settled}>
                    <Icon id="check" />
                    <span className="vh">{words.settled}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ICONS = { more: 'check', less: 'check', same: 'calm', open: 'clock' };

function Settled({ verdict: { is, title, text, difference, of } }: { verdict: FigureVerdict }) {
  const words = useWords(LAB);
  const { mean, margin } = difference;
  const reach = 1.15 * Math.max(Math.abs(mean) + (margin || 0), 1e-9);
  const x = (value: number) => 104 + (96 * value) / reach;
  return (
    <div className={`lab-verdict ${is}`} data-verdict={is}>
      <p>
        <Icon id={ICONS[is]} />
        <b>{title}</b>
      </p>
      <svg viewBox="0 0 208 58" role="img" aria-label={`${words.difference}: ${text} (${of})`}>
        <path className="axis" d="M8,34H200" />
        <path className="zero" d="M104,6V42" />
        <text x="104" y="55">
          {words.noDifference}
        </text>
        {!Number.isNaN(margin) && (
          <path
            className="reach"
            d={`M${x(mean - margin)},22H${x(mean + margin)}M${x(mean - margin)},16v12M${x(mean + margin)},16v12`}
          />
        )}
        <circle cx={x(mean)} cy="22" r="5.5" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
