import { useState } from 'preact/hooks';
import { Button } from '../ui/pieces.tsx';

/** A button for what cannot be taken back: it asks once. */
export function Sure({ text, sure, run }: { text: string; sure: string; run: () => void }) {
  const [asked, setAsked] = useState(false);
  const press = (): void => {
    if (asked) run();
    setAsked(!asked);
  };
  return (
    <Button small kind="quiet" onClick={press}>
      {asked ? sure : text}
    </Button>
  );
}
