import { LONGEST_DRAFT } from '@fathoms/protocol/messages.ts';
import { owns } from '../seats/lobby.ts';
import type { Draft } from '../time/drafts.ts';
import type { Desk } from './desk.ts';
import { type Client, fail } from './ports.ts';

export function keepDraft(desk: Desk, client: Client, { seat, decision, draft }: Draft): void {
  const { live, meta, ports } = desk;
  if (!owns(meta, client.identity, seat)) {
    fail(client, 'no-seat', 'draft');
    return;
  }
  if (draft.length > LONGEST_DRAFT) {
    fail(client, 'too-large', 'draft');
    return;
  }
  if (!live) return;
  desk.drafts.put(live, { seat, decision, draft });
  ports.others?.tell(meta.id, { is: 'draft', draft: { seat, decision, draft } });
}
