import { LONGEST_DRAFT } from '@fathoms/protocol/messages.ts';
import { owns } from '../seats/lobby.ts';
import type { Draft } from '../time/drafts.ts';
import type { RoomCore } from './core.ts';
import { type Client, fail } from './ports.ts';

type Needed = Pick<RoomCore, 'state' | 'drafts' | 'ports'>;

export function keepDraft(
  { state, drafts, ports }: Needed,
  client: Client,
  { seat, decision, draft }: Draft,
): void {
  const { table, live } = state.now();
  if (!owns(table, client.identity, seat)) fail(client, 'no-seat', 'draft');
  else if (draft.length > LONGEST_DRAFT) fail(client, 'too-large', 'draft');
  else if (live) {
    drafts.put(live, { seat, decision, draft });
    ports.others?.tell(table.id, { is: 'draft', draft: { seat, decision, draft } });
  }
}
