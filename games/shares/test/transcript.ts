import { seatLetter } from '@fathoms/kernel/game.ts';
import { transcripts } from '@fathoms/kernel/testing/transcript.ts';
import { shares } from '../index.ts';
import { COMPANIES } from '../parts.ts';
import type { Event, SharesKinds } from '../types.ts';

export const TRANSCRIPTS = transcripts<SharesKinds>(shares, {
  columns: { action: 30, by: 0, rolls: 0 },
  prologue: ({ opening }) => opening.flatMap(tale),
  tale,
});

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'opened':
      return [
        `advanced ${COMPANIES.filter(company => event.sides[company] === 'advanced').join(' ') || 'none'}`,
      ];
    case 'dealt':
      return [`${seatLetter(event.seat)} dealt ${event.cards?.join(' ')}`];
    case 'started':
      return [`${seatLetter(event.first)} starts`];
    case 'drew':
      return [`${seatLetter(event.seat)} drew ${event.cards?.join(' ')}`];
    case 'laid':
      return [`row ${event.cards.join(' ')}`];
    case 'founded':
      return [`X has ${event.cards.join(' ')}`];
    case 'declared':
      return [`dividend ${event.amounts.join(' ')}`];
    case 'offered':
      return ['ability'];
    case 'acquired':
      return [`got ${event.card}`];
    case 'fundraised':
      return [event.second ? 'second fundraiser' : 'fundraiser'];
    case 'missed':
      return [`${seatLetter(event.seat)} missed ${event.count}`];
    case 'depleted':
      return [`depletion ${event.nth}`];
    case 'shuffled':
      return [`shuffled ${event.cards.length}`];
    case 'surfaced':
      return [`${event.card} ${event.aside ? 'waits' : 'turns up'}`];
    case 'resolved':
      return [`${event.card}: ${event.drawn.join(' ')}, X gets ${event.share}, ${event.added} added`];
    case 'triggered':
      return [`end triggered: ${event.reason}`];
    case 'ended':
      return ['over'];
    default:
      return [];
  }
}
