import { currentGame } from '@fathoms/games/catalog.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import type { Game, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { ReviewEffort, Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { openJudge } from '../judge/judge.ts';
import { advise } from '../review/advice.ts';
import { reviewMatch } from '../review/review.ts';
import { playSensibly } from './sensible.ts';

const EFFORT: ReviewEffort = { each: 6, close: 6 };
const LOOKED_AT = 8; // decisions

test.each(['locker', 'shares'])('the coach says of a choice what the review will say of it: %s', async id => {
  const game = currentGame(id) as Game;
  const sounding = (await findSounding(id)) as Sounding;
  const expertise = { game, sounding, judge: openJudge(game, sounding) };
  const seen: Seen<Kinds>[] = [];
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first]));
  const { log } = playSensibly(game, sounding, 2, usual, 'advice', at =>
    seen.push({ seat: at.seat, view: game.view(at.state, at.seat), news: [...at.news[at.seat]] }),
  );
  const work = reviewMatch(expertise, log, 'water', EFFORT);
  let compared = 0;
  for (let nth = -1; compared < LOOKED_AT; nth++) {
    const reviewed = work.next().value;
    if (!reviewed || !('step' in reviewed) || !reviewed.decision) continue;
    const { chosen, quality, options, reasons } = reviewed.decision;
    const advice = advise(expertise, seen[nth], `water ${reviewed.step}`, EFFORT);
    expect(new Set(advice.options.map(({ action }) => action))).toEqual(
      new Set(options.map(({ action }) => action)),
    );
    expect(advice.options[0].quality).toBe('best');
    expect(advice.options.find(({ action }) => action === chosen)?.quality).toBe(quality);
    if (advice.options[0].action === chosen) expect(advice.reasons).toEqual(reasons);
    compared++;
  }
});
