import type { Seat } from '@fathoms/kernel/game.ts';
import type { Level } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Face } from '../board/screen.ts';
import { WORDS } from '../record/words.ts';
import { continueLocalTable } from '../session/local-tables.ts';
import { LevelStrength } from '../setup/LevelStrength.tsx';
import { levelsOf } from '../setup/levels.ts';
import { Segmented, Sheet } from '../ui/controls.tsx';
import { Button, Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface ContinueSheetProps {
  record: MatchRecord;
  faces: readonly Face[];
  step: number;
  suggested: Seat;
  close: () => void;
}

/** A new table on this device that goes on from the moment shown. */
export function ContinueSheet({ record, faces, step, suggested, close }: ContinueSheetProps) {
  const shell = useWords();
  const { goOn } = useWords(WORDS);
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState(suggested);
  const [level, setLevel] = useState<Level>('seal');
  const [phase, setPhase] = useState<'asking' | 'starting' | 'failed'>('asking');
  const start = async () => {
    setPhase('starting');
    try {
      navigate(`/local/${await continueLocalTable(record, { step, seat, level })}`);
    } catch (problem) {
      console.error(problem);
      setPhase('failed');
    }
  };
  const people = record.seats.some(({ kind }, i) => kind === 'human' && i !== seat);
  return (
    <Sheet title={goOn.title} onClose={close}>
      <div className="menu">
        <p>{goOn.text}</p>
        <Segmented
          label={goOn.seat}
          values={faces.map((_, i) => i)}
          value={seat}
          name={i => <SeatName face={faces[i]} />}
          change={setSeat}
        />
        {people && (
          <Segmented
            label={goOn.level}
            values={levelsOf(record.game)}
            value={level}
            name={value => shell.levels[value]}
            change={setLevel}
          />
        )}
        {people && <LevelStrength game={record.game} level={level} />}
        {phase === 'failed' && (
          <p className="ban err" role="alert">
            {goOn.failed}
          </p>
        )}
        <Button
          kind="primary"
          icon="dive"
          off={phase === 'starting'}
          onClick={() => phase !== 'starting' && void start()}
        >
          {phase === 'starting' ? goOn.starting : goOn.start}
        </Button>
      </div>
    </Sheet>
  );
}

const SeatName = ({ face }: { face: Face | undefined }) =>
  face ? (
    <span className="rp-seat">
      <Emblem colour={face.colour} className="em-s" />
      {face.name}
    </span>
  ) : null;
