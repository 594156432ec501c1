import { currentGame } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ServerMessage, StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { type AnswerJudge, decide } from './decide.ts';
import { openLine, type TableLine, type TablePlace } from './line.ts';
import { LINES, type Seeing } from './lines.ts';
import type { ProgramProcess } from './process.ts';
import { reasonOf } from './ruling.ts';
import { samplesOf } from './samples.ts';

const SLOWER_MS = 500; // where a token may not say more for the moment

/** How a program's match at a server ended. */
export type SeatResult =
  | { readonly is: 'over'; readonly place: number; readonly next: string | null } // next: the rematch
  | { readonly is: 'lost'; readonly why: string } // the program cannot go on
  | { readonly is: 'cut'; readonly why: string }; // the line is gone

interface Sitting {
  readonly place: TablePlace;
  readonly program: ProgramProcess;
  readonly name: string;
  readonly wanted: Seat | null; // null = the first that is open
  readonly seed: string; // of the samples
  readonly again: boolean; // stays until somebody asks for a rematch
  readonly say: (text: string) => void;
}

/** A decision the program is asked for. */
interface Question {
  readonly nth: number;
  judged: (answer: ServerMessage) => void; // what the table says to its answer
}

/** Lets a program play at a table until its match is over, it cannot go on, or the line breaks. */
export const playAtTable = (sitting: Sitting): Promise<SeatResult> =>
  new Promise(resolve => {
    const { place, program, name, wanted, say, again } = sitting;
    const chance = seeded(sitting.seed);
    let table: TableInfo | null = null;
    let isSitting = false; // has asked for its seat
    let isGreeted = false;
    let held = 0; // steps the program knows of
    let news: Seeing['news'] = []; // since the last line
    let question: Question | null = null;
    let questions = 0;
    let over: number | null = null; // the place it came in on

    const end = (result: SeatResult): void => {
      resolve(result);
      line.close();
    };

    const hearTable = (now: TableInfo): void => {
      table = now;
      const [seat] = now.yours;
      if (over !== null) {
        if (!again || now.next !== null) end({ is: 'over', place: over, next: now.next });
      } else if (seat === undefined) sitDown(now);
      else {
        const there = now.seats[seat];
        const isReplaced = there?.kind === 'human' && there.standIn && !there.standIn.resigned;
        if (isReplaced) line.send({ t: 'back', seat });
        if (isSitting) say(`it sits in seat ${seat + 1}`);
        isSitting = false;
      }
    };

    const sitDown = ({ status, seats }: TableInfo): void => {
      const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
      if (status !== 'lobby') end({ is: 'lost', why: 'the match goes on without it' });
      else if (seat < 0) end({ is: 'lost', why: 'there is no open seat' });
      else if (!isSitting) {
        isSitting = true;
        line.send({ t: 'sit', seat, name });
      }
    };

    const hearState = (state: StateMessage): void => {
      const seat = table?.yours[0];
      if (!table || over !== null || seat === undefined || state.seat !== seat) return;
      if (state.from > held) {
        line.send({ t: 'sync' });
        return;
      }
      if (!isGreeted) greet(table, seat);
      news = [...news, ...state.news.slice(held - state.from)];
      held = state.seq;
      if (state.outcome) finish(table, seat, state.outcome);
      else goOn(seat, state);
    };

    const greet = ({ game, seats, options }: TableInfo, seat: Seat): void => {
      isGreeted = true;
      const players = seats.map(there => (there.kind === 'open' ? '' : there.name));
      program.tell({ t: 'hello', lines: LINES, game, seat, players, options });
    };

    const finish = (now: TableInfo, seat: Seat, outcome: NonNullable<StateMessage['outcome']>): void => {
      over = outcome.places[seat] ?? outcome.places.length;
      program.tell({ t: 'result', place: over, ...outcome });
      program.overtake();
      hearTable(now);
    };

    const goOn = (seat: Seat, state: StateMessage): void => {
      const isAsked = state.toAct.includes(seat) && (state.legal.length > 0 || state.choice !== null);
      if (isAsked && question?.nth === state.nth) return; // it is thinking about this
      if (question) program.overtake();
      question = null;
      const { view, toAct, pictures } = state;
      const seeing: Seeing = { view, news, toAct, pictures };
      news = [];
      if (isAsked) void ask(seat, state, seeing);
      else program.tell({ t: 'view', ...seeing });
    };

    const ask = async (seat: Seat, { nth, legal, choice }: StateMessage, seeing: Seeing): Promise<void> => {
      const mine: Question = { nth, judged: () => {} };
      question = mine;
      const judge: AnswerJudge = async action => {
        const answer = await new Promise<ServerMessage>(judged => {
          mine.judged = judged;
          line.send({ t: 'act', seat, nth, action });
        });
        if (answer.t === 'refused') return { reason: reasonOf(answer.refusal) };
        if (answer.t !== 'error') return null;
        if (answer.code === 'bad-message') return { reason: 'unreadable' };
        if (answer.code !== 'too-fast') return 'overtaken';
        await new Promise(resolve => setTimeout(resolve, SLOWER_MS));
        return judge(action);
      };
      const samples = samplesOf(currentGame(table?.game ?? ''), choice, chance);
      const turn = { t: 'turn', n: ++questions, legal, choice, samples, ...seeing } as const;
      const decision = await decide(program, turn, judge);
      if (question === mine) question = null;
      if (decision.is === 'lost') end(decision);
      else if (decision.is === 'overtaken') line.send({ t: 'sync' });
    };

    const hear = (message: ServerMessage): void => {
      if (message.t === 'table') hearTable(message.table);
      else if (message.t === 'state') hearState(message);
      else if (message.t === 'accepted' || message.t === 'refused') question?.judged(message);
      else if (message.t !== 'error') return;
      else if (message.about === 'hello' || message.about === 'sit' || message.about === 'kick')
        end({ is: 'lost', why: `the table says ${message.code}` });
      else if (message.about === 'act' || message.about === '') question?.judged(message);
    };

    const line: TableLine = openLine(place, hear);
    void line.closed.then(why => {
      program.overtake();
      question?.judged({ t: 'error', code: 'trouble', about: 'act' });
      resolve(over === null ? { is: 'cut', why } : { is: 'over', place: over, next: null });
    });
  });
