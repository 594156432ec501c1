import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { SITES } from '../games/sites.ts';
import { WORDS } from '../score/words.ts';
import { useSettings } from '../settings/settings.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface OtherGameProps {
  table: TableInfo;
  ask: (game: string) => void;
  close: () => void;
}

/** The same company, another game. */
export function OtherGame({ table, ask, close }: OtherGameProps) {
  const { other } = useWords(WORDS);
  const { language } = useSettings();
  const people = table.seats.filter(seat => seat.kind === 'human').length;
  const games = SITES.filter(site => site.screen && site.id !== table.game);
  return (
    <Sheet title={other.title} onClose={close}>
      <p>{other.text}</p>
      <div className="score-others">
        {games.map(({ id, words, seats: { max } }) => {
          const { name, place } = words[language];
          const fits = people <= max;
          return (
            <Button
              key={id}
              icon={fits ? 'dive' : 'lock'}
              off={!fits}
              sub={fits ? place : other.tooMany(max)}
              onClick={() => {
                if (!fits) return;
                close();
                ask(id);
              }}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </Sheet>
  );
}
