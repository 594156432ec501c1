import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hashOf, type Place } from '../record/address.ts';
import { packRecord } from '../record/link.ts';
import { WORDS } from '../record/words.ts';
import { save } from '../ui/save-file.ts';
import { useWords } from '../words/words.ts';

/** What one takes along from a replay. */
export interface Keep {
  readonly copy: () => void; // the link to this moment
  readonly download: () => void; // the logbook
  readonly packed: string | null; // the game as it stands in a link; null = not yet, or its table's address will do
}

export interface KeptRecord {
  readonly text: string;
  readonly name: string; // of the file
}

/** `record`: no server knows this game, so it goes into the link itself; null = the address of its table will do. */
export function useKeep(
  { text, name }: KeptRecord,
  place: Place,
  record: MatchRecord | null,
  say: (note: string) => void,
): Keep {
  const { tools } = useWords(WORDS);
  const packed = usePacked(record);
  return useMemo(
    () => ({
      packed,
      copy() {
        const path = packed === null ? location.pathname : '/replay';
        const link = `${location.origin}${path}${hashOf(place, packed)}`;
        // browsers refuse a page without https; the address bar has the link all the same
        const copied = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
        copied.then(
          () => say(tools.copied),
          () => {
            if (packed !== null) history.replaceState(history.state, '', link);
            say(tools.notCopied);
          },
        );
      },
      download: () => save(new Blob([text], { type: 'application/jsonl' }), name),
    }),
    [text, name, place, packed, say, tools],
  );
}

/** Ready before it is asked for: a clipboard takes only what is there at the tap. */
function usePacked(record: MatchRecord | null): string | null {
  const [packed, setPacked] = useState<string | null>(null);
  useEffect(() => {
    setPacked(null);
    if (record) packRecord(record).then(setPacked, console.error);
  }, [record]);
  return packed;
}
