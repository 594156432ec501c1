import { useMemo } from 'preact/hooks';
import { WORDS } from '../record/words.ts';
import { save } from '../ui/save-file.ts';
import { useWords } from '../words/words.ts';

/** What one takes along from a replay. */
export interface Keep {
  readonly copy: () => void; // the link to this moment
  readonly download: () => void; // the logbook
}

export interface KeptRecord {
  readonly text: string;
  readonly name: string; // of the file
}

export function useKeep({ text, name }: KeptRecord, hash: string, say: (note: string) => void): Keep {
  const { tools } = useWords(WORDS);
  return useMemo(
    () => ({
      copy() {
        const link = `${location.origin}${location.pathname}${hash}`;
        // browsers refuse a page without https; the address bar has the link all the same
        const copied = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
        copied.then(
          () => say(tools.copied),
          () => say(tools.notCopied),
        );
      },
      download: () => save(new Blob([text], { type: 'application/jsonl' }), name),
    }),
    [text, name, hash, say, tools],
  );
}
