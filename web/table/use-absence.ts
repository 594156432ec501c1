import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Absence, returned } from './absence.ts';

/** Set when a bot has handed an own seat back, until its story has been read. */
export function useAbsence(table: TableInfo): [Absence | null, () => void] {
  const [absence, setAbsence] = useState<Absence | null>(null);
  const before = useRef(table);
  useEffect(() => {
    const back = returned(before.current, table);
    before.current = table;
    if (back) setAbsence(back);
  }, [table]);
  return [absence, () => setAbsence(null)];
}
