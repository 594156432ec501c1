import { ANGLER_LEVEL, LEVELS } from '@fathoms/games/dive/parts.ts';
import type { ChiefCard, Pawn, Program } from '@fathoms/games/dive/types.ts';
import { memo } from 'preact/compat';
import type { Face } from '../../../board/screen.ts';
import { Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { type Dive, lastScene, type Mark, markOf } from '../model/choreography.ts';
import { programSpeed } from '../model/speeds.ts';
import { PawnBadge } from '../pieces/Pawn.tsx';
import type { DiveWords } from '../words/en.ts';
import { WORDS } from '../words/table.ts';
import type { DiveTelling } from './use-telling.ts';

interface ProgramsProps extends Pick<DiveTelling, 'dive' | 'scene' | 'reached' | 'go'> {
  readonly faces: readonly Face[];
}

/** Everybody's program side by side; the level that is up now is lit. */
export const Programs = memo(function Programs({ dive, scene, reached, go, faces }: ProgramsProps) {
  const words = useWords(WORDS);
  const now = scene === lastScene(dive) ? 0 : scene;
  const six = dive.programs.some(program => (program?.angler ?? null) !== null);
  const columns = Array.from({ length: six ? ANGLER_LEVEL : LEVELS }, (_, i) => i + 1);
  const rows: Pawn[] = [...dive.programs.keys(), ...(dive.chief ? (['chief'] as const) : [])];
  return (
    <section className="jt panel">
      <table>
        <caption className="vh">{words.reveal.programs}</caption>
        <thead>
          <tr>
            <th scope="col">{words.reveal.programs}</th>
            {columns.map(level => (
              <th key={level} scope="col" className={level === now ? 'now' : ''}>
                {level <= reached && level <= dive.levels.length ? (
                  <button type="button" aria-label={words.reveal.level(level)} onClick={() => go(level)}>
                    {level}
                  </button>
                ) : (
                  <span>{level}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(pawn => (
            <tr key={pawn} className={pawn !== 'chief' && faces[pawn]?.you ? 'me' : ''}>
              <th scope="row">
                <div className="pn">
                  <PawnBadge pawn={pawn} faces={faces} />
                  <span>
                    {pawn === 'chief' ? words.chief : faces[pawn]?.name}
                    <small>{noteOf(dive, scene, pawn, words)}</small>
                  </span>
                </div>
              </th>
              {columns.map(level => (
                <td key={level} className={level === now ? 'now' : ''}>
                  <Cell
                    {...{ dive, pawn, level }}
                    mark={markOf(dive, scene, pawn, level)}
                    isNew={level === scene}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function noteOf(dive: Dive, scene: number, pawn: Pawn, words: DiveWords): string {
  const { note } = words.reveal;
  if (scene === 0) return '';
  if (scene === lastScene(dive)) {
    const move = dive.rest.moves.find(one => one.pawn === pawn);
    return move ? note.rests(move.to - move.from, move.blocked) : '';
  }
  const now = dive.levels[scene - 1];
  if (!now) return '';
  const speed = now.race?.speeds.find(one => one.pawn === pawn)?.speed;
  if (now.help?.pawn === pawn) return note.helped(now.help.to - now.help.from);
  if (pawn !== 'chief' && now.wrong.includes(pawn)) {
    const lost = now.lost.find(({ seat }) => seat === pawn);
    return lost ? note.wrong(lost.zone === 'deep') : note.mistaken;
  }
  if (speed !== undefined) return note.speed(speed);
  if (pawn !== 'chief' && now.right.includes(pawn)) return note.right;
  return '';
}

interface CellProps {
  readonly dive: Dive;
  readonly pawn: Pawn;
  readonly level: number;
  readonly mark: Mark;
  readonly isNew: boolean; // its level is up now
}

const BADGES: { readonly [M in Mark]?: string } = { right: 'check', fastest: 'crown', wrong: 'close' };

const Cell = memo(function Cell({ dive, pawn, level, mark, isNew }: CellProps) {
  const words = useWords(WORDS);
  const badge = BADGES[mark];
  const marked = (
    <>
      {badge && <Icon key={`${mark} ${isNew}`} id={badge} className={`bdg ${isNew ? 'new' : ''}`} />}
      <span className="vh">{words.reveal.marks[mark]}</span>
    </>
  );
  if (pawn === 'chief') {
    const speed = dive.chief?.speeds[level - 1];
    if (!dive.chief || speed === undefined) return <Nothing />;
    return (
      <span className={`pc chief ${yellow(dive.chief, level)} ${mark}`}>
        <b className="num">{speed}</b>
        {marked}
      </span>
    );
  }
  const program = dive.programs[pawn];
  const says = program ? saysOn(program, level) : null;
  if (!program || says === null) return <Nothing />;
  const speed = programSpeed(program, level);
  return (
    <span className={`pc ${says ? 'shark' : 'none'} ${mark}`}>
      <Icon id={says ? 'shark' : 'noshark'} />
      <span className="vh">{says ? words.shark : words.noShark}</span>
      {speed !== null && <b className="num">{speed}</b>}
      {marked}
    </span>
  );
});

const Nothing = () => (
  <span className="pc nil" aria-hidden="true">
    –
  </span>
);

const yellow = ({ yellowFrom }: ChiefCard, level: number): string => (level >= yellowFrom ? 'yellow' : '');

const saysOn = ({ levels, angler }: Program, level: number): boolean | null =>
  level === ANGLER_LEVEL ? angler : (levels[level - 1]?.shark ?? null);
