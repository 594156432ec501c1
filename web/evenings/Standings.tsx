import type { EveningPage } from '@fathoms/protocol/evenings.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { pointsText } from './mine.ts';
import { EVENINGS } from './words.ts';

/** How it stands, round by round. */
export function Standings({ page }: { page: EveningPage }) {
  const words = useWords(EVENINGS);
  const { language } = useSettings();
  const { standings, people, you, plan, rounds } = page;
  return (
    <section className="evening-standings panel">
      <h2>{words.standings}</h2>
      <div className="evening-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{words.place}</span>
              </th>
              <th scope="col">{words.nameHead}</th>
              <th scope="col" className="num">
                {words.points}
              </th>
              <th scope="col" className="num only-wide">
                {words.met}
              </th>
              <th scope="col" className="num only-wide">
                {words.won}
              </th>
              {rounds.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <th key={i} scope="col" className="num only-wide">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(row => (
              <tr key={row.person} className={row.person === you ? 'own' : ''}>
                <td className="num">{row.place}</td>
                <th scope="row">{people[row.person]?.name}</th>
                <td className="num">{pointsText(row.points, language)}</td>
                <td className="num only-wide">{pointsText(row.met, language)}</td>
                <td className="num only-wide">{row.won}</td>
                {rounds.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                  <td key={i} className="num only-wide">
                    {roundText(row.rounds[i], language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="help">{plan.format === 'duplicate' ? words.comparedPoints : words.tiebreaks}</p>
    </section>
  );
}

/** No part in it, or not told yet. */
const roundText = (points: number | null | undefined, language: string): string =>
  points == null ? '–' : pointsText(points, language);
