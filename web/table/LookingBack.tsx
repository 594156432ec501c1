import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { LOOK_WORDS } from './look-words.ts';

/** Says that the board shows the past, and leads back. */
export function LookingBack({ now }: { now: () => void }) {
  const words = useWords(LOOK_WORDS);
  return (
    <div className="ban">
      <Icon id="clock" />
      <b>{words.looking}</b>
      <Button small kind="primary" onClick={now}>
        {words.now}
      </Button>
    </div>
  );
}
