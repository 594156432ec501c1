import { useEffect, useState } from 'preact/hooks';
import { PEOPLE } from '../people/people-words.ts';
import { claimSeats } from '../session/claim.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface ClaimProps {
  id: string;
  token: string;
  done: () => void; // go on to the table
}

/** Brings the seats over before the table is opened. */
export function Claim({ id, token, done }: ClaimProps) {
  const { claim } = useWords(PEOPLE);
  const [used, setUsed] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    claimSeats(id, token).then(answer => (answer === 'ok' ? done() : setUsed(true)), setProblem);
  }, [id, token, done]);
  if (problem) throw problem; // the page of last resort offers to try again
  if (!used) return <Loading />;
  return (
    <MessagePage art="sea-seahorse" title={claim.title} text={claim.text}>
      <Button kind="primary" onClick={done}>
        {claim.watch}
      </Button>
    </MessagePage>
  );
}
