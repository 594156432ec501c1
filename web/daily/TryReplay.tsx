import type { WhichTry } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';
import { OpenLogbook } from '../replay/ReplayPage.tsx';
import { Loading } from '../shell/Loading.tsx';
import { NotFound } from '../shell/MessagePage.tsx';
import { fetchTry } from './server.ts';

/** Somebody's try at a day's deal, card by card on the board. */
export function TryReplay({ day, game, which }: { day: string; game: string; which: WhichTry }) {
  const [text, setText] = useState<string | 'missing' | null>(null);
  useEffect(() => {
    fetchTry(day, game, which).then(
      found => setText(found ?? 'missing'),
      problem => {
        console.error(problem);
        setText('missing');
      },
    );
  }, [day, game, which]);
  if (text === null) return <Loading />;
  if (text === 'missing') return <NotFound />;
  return <OpenLogbook text={text} name={`fathoms-${game}-${day}-${which}.jsonl`} source={null} />;
}
