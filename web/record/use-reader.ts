import { useEffect, useState } from 'preact/hooks';
import { type OpenedReader, openReader } from './reader.ts';

/** A logbook once it is read; null = not yet. */
export function useReader(text: string): OpenedReader | null {
  const [opened, setOpened] = useState<OpenedReader | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    let close = (): void => {};
    setOpened(null);
    openReader(text).then(
      result => {
        if (result.ok) close = result.reader.close;
        if (wanted) setOpened(result);
        else close();
      },
      why => wanted && setProblem(why),
    );
    return () => {
      wanted = false;
      close();
    };
  }, [text]);
  if (problem) throw problem; // the page of last resort offers to load again
  return opened;
}
