import { useMemo } from 'preact/hooks';
import type { Face, GameScreen } from '../board/screen.ts';
import { logRows } from '../logbook/log.ts';
import { useSettings } from '../settings/settings.ts';
import { PassOn } from './PassOn.tsx';
import { sinceLastTurn } from './pass-on.ts';
import { Recap } from './Recap.tsx';
import type { useHandOver } from './use-hand-over.ts';

interface HandingProps {
  hands: ReturnType<typeof useHandOver>;
  screen: GameScreen;
  faces: readonly Face[];
}

/** What lies over the board when a device goes round: the button that passes it on, and what one has missed. */
export function Handing({ hands: { next, pass, recap, closeRecap }, screen, faces }: HandingProps) {
  const { language } = useSettings();
  const face = faces[next ?? -1];
  const rows = useMemo(() => {
    if (!recap || next === null) return [];
    const since = sinceLastTurn(recap, next);
    return logRows(screen, recap, faces, language).filter(({ step }) => step >= since);
  }, [recap, next, screen, faces, language]);
  if (!face) return null;
  return (
    <>
      {pass && <PassOn face={face} pass={pass} />}
      {rows.some(row => row.kind === 'story') && <Recap {...{ face, faces, rows }} close={closeRecap} />}
    </>
  );
}
