import { AIR } from '@fathoms/games/scuba/parts.ts';

const FROM = -220;
const TO = 40;
const LOW = 5;
const CENTRE = { x: 50, y: 52 };

const angleOf = (air: number): number => ((FROM + ((TO - FROM) * air) / AIR) * Math.PI) / 180;
const at = (air: number, radius: number): string => {
  const angle = angleOf(air);
  return `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)},${(CENTRE.y + radius * Math.sin(angle)).toFixed(1)}`;
};

function arc(from: number, to: number, radius: number): string {
  const isLarge = angleOf(to) - angleOf(from) > Math.PI;
  return `M${at(from, radius)} A${radius},${radius} 0 ${isLarge ? 1 : 0} 1 ${at(to, radius)}`;
}

const TICKS = Array.from({ length: AIR + 1 }, (_, i) => `M${at(i, i % 5 ? 35 : 32)} L${at(i, 38)}`).join(' ');

interface GaugeProps {
  readonly air: number;
  readonly due: number; // what the turn will cost: shown as the end of the filled arc
  readonly label: string;
}

/** The pressure gauge every diver knows: full on the right, red on the left. */
export function Gauge({ air, due, label }: GaugeProps) {
  const left = Math.max(0, air - due);
  return (
    <svg className="gauge" viewBox="0 0 100 92" role="img" aria-label={label}>
      <path className="g-face" d="M50,2 a50,50 0 0 1 0,100 a50,50 0 0 1 0,-100" />
      <path className="g-rail" d={arc(0, AIR, 42)} />
      <path className="g-low" d={arc(0, LOW, 42)} />
      {left > 0 && <path className="g-fill" d={arc(0, left, 42)} />}
      {air > left && <path className="g-due" d={arc(left, air, 42)} />}
      <path className="g-tick" d={TICKS} />
      <g className="g-needle" style={{ transform: `rotate(${FROM + ((TO - FROM) * air) / AIR}deg)` }}>
        <path d="M50,52 L79,52" />
      </g>
      <circle className="g-hub" cx={CENTRE.x} cy={CENTRE.y} r="5" />
      <text x="50" y="84">
        {air}
      </text>
    </svg>
  );
}
