import { seatLetter } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { whyNotShared } from '@fathoms/table/record/shared.ts';
import { useEffect, useState } from 'preact/hooks';
import { hashOf } from '../record/address.ts';
import { packRecord } from '../record/link.ts';
import { localRecord } from '../session/local-tables.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Segmented, Sheet } from '../ui/controls.tsx';
import { Bubbles, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { challengeFrom } from './server.ts';
import { LinkField } from './TryPage.tsx';
import { SAME } from './words.ts';

interface ChallengeSheetProps {
  readonly table: TableInfo;
  readonly local: boolean;
  readonly close: () => void;
}

/** The same luck and opponents for somebody else, as a link. */
export function ChallengeSheet({ table, local, close }: ChallengeSheetProps) {
  const words = useWords(SAME);
  const { name } = useSettings();
  const [seat, setSeat] = useState(table.yours[0] ?? 0);
  const link = useLink(table.id, local, seat, name.trim());
  const people = table.seats.filter(({ kind }) => kind === 'human').length;
  return (
    <Sheet title={words.challenge.title} onClose={close} className="same-sheet">
      <p>{words.challenge.text}</p>
      {local && table.yours.length > 1 && (
        <Segmented
          label={words.challenge.seat}
          values={table.yours}
          value={seat}
          name={at => nameAt(table, at)}
          change={setSeat}
        />
      )}
      {local && table.yours.length === 1 && (
        <label className="field">
          <span>{words.name}</span>
          <input
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onInput={event => changeSettings({ name: event.currentTarget.value })}
          />
        </label>
      )}
      {people > 1 && <p>{words.challenge.people}</p>}
      {link === null && <Bubbles />}
      {link === 'failed' && <p role="alert">{words.failed}</p>}
      {link === 'not-given' && <p role="alert">{words.notGiven}</p>}
      {link?.startsWith('http') && <LinkField key={link} link={link} label={words.link} />}
      <p className="help same-note">
        <Icon id="dice" />
        {local ? words.inLink : words.atServer}
      </p>
    </Sheet>
  );
}

function nameAt({ seats }: TableInfo, seat: number): string {
  const there = seats[seat];
  return there && there.kind !== 'open' ? there.name : seatLetter(seat);
}

type Made = string | 'failed' | 'not-given' | null;

function useLink(table: string, local: boolean, seat: number, name: string): Made {
  const [link, setLink] = useState<Made>(null);
  const told = local ? name : '';
  useEffect(() => {
    let wanted = true;
    (local ? linkOfDevice(table, seat, told) : linkOfServer(table)).then(
      made => wanted && setLink(made),
      problem => {
        console.error(problem);
        if (wanted) setLink('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [table, local, seat, told]);
  return link;
}

const linkOfServer = async (table: string): Promise<string> =>
  `${location.origin}/same/${await challengeFrom(table)}`;

/** The whole match goes into the link, under the name of the one who gives it. */
export async function linkOfDevice(table: string, seat: number, name: string): Promise<Made> {
  const read = readRecord(await (await localRecord(table)).text());
  if (!read.ok) throw new Error(`the logbook does not read: ${read.problem}`);
  if (whyNotShared(read.record) !== null) return 'not-given';
  const there = read.record.seats[seat];
  const seats = there && name ? read.record.seats.with(seat, { ...there, name }) : read.record.seats;
  const packed = await packRecord({ ...read.record, seats });
  return `${location.origin}/challenge${hashOf({ step: 0, eyes: seat }, packed)}`;
}
