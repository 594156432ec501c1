import { useRef, useState } from 'preact/hooks';
import { DIVES_KEPT } from '../session/saved-tables.ts';
import { Button } from '../ui/pieces.tsx';
import { save } from '../ui/save-file.ts';
import { useWords } from '../words/words.ts';
import { LARGEST_COPY, readCopy, writeCopy } from './dives-file.ts';
import type { MyDives } from './use-dives.ts';
import { ME } from './words.ts';

/** This device's games as one file, there and back. */
export function CopyDives({ tables, bring }: Pick<MyDives, 'tables' | 'bring'>) {
  const words = useWords(ME);
  const picker = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () =>
    save(new Blob([writeCopy(await tables())], { type: 'application/json' }), 'fathoms-dives.json');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = file.size <= LARGEST_COPY ? readCopy(await file.text()) : null;
    setSaid(found ? words.brought(await bring(found)) : words.notACopy);
  };
  return (
    <footer className="me-foot">
      <p>{words.kept(DIVES_KEPT)}</p>
      <Button small icon="down" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => void open(event.currentTarget.files?.[0])}
      />
      <Button small icon="log" onClick={() => picker.current?.click()}>
        {words.openCopy}
      </Button>
      <p role="status">{said}</p>
    </footer>
  );
}
