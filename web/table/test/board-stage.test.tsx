// @vitest-environment happy-dom
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { GameScreen } from '../../board/screen.ts';
import type { Directed } from '../../board/use-director.ts';
import type { Session, SessionState } from '../../session/session.ts';
import { BoardStage } from '../BoardStage.tsx';

afterEach(cleanup);

const nothing = () => {};
const session = {
  ...{ act: nothing, draft: nothing, skip: nothing },
  pictures: { get: () => null, version: () => 0, subscribe: () => nothing, close: nothing },
} as unknown as Session;
const state = { view: {}, seat: 0, toAct: [1], legal: [], choice: null, outcome: null, pictures: {} };
const telling = { script: null, playing: false, state, heardLast: null, landed: 0, beat: 0 };
const shown = { fresh: [], history: [], countdowns: [], busy: false };

let drawn = 0;
function Board() {
  drawn++;
  return null;
}
const screen = { Board } as unknown as GameScreen;

/** How often the board is drawn while the table goes through these. */
function drawnOver(...moments: readonly Partial<SessionState>[]): number {
  drawn = 0;
  const stage = (moment: Partial<SessionState>) => (
    <BoardStage
      {...{ session, screen }}
      shown={{ ...shown, behind: 0, ...moment } as unknown as SessionState}
      state={state as unknown as StateMessage}
      telling={telling as unknown as Directed<StateMessage>}
      faces={FACES}
      options={OPTIONS}
      newest={undefined}
      explain={nothing}
      openLog={() => {}} // another one every time, as at the table
      since={null}
    />
  );
  const { rerender } = render(stage({}));
  for (const moment of moments) rerender(stage(moment));
  return drawn;
}

const FACES: readonly never[] = [];
const OPTIONS = {};

test('moves that wait to be shown, or are on their way, do not draw the board anew', () => {
  expect(drawnOver({ behind: 1 }, { behind: 2 }, { busy: true })).toBe(1);
});

test('what changes on it does', () => {
  expect(drawnOver({ countdowns: [] })).toBe(2);
});
