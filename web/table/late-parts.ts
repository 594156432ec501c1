import { useEffect } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import type { Language } from '../settings/language.ts';
import { patiently } from '../ui/patience.ts';

/** Parts of a table that are needed late in a game, or only if somebody asks. */
export const lateParts = {
  coach: () => patiently(() => import('./CoachNote.tsx')),
  ending: () => patiently(() => import('./Ending.tsx')),
  reader: () => patiently(() => import('../rules-reader/RulesReader.tsx')),
  rules: () => patiently(() => import('../rules-reader/rules.ts')),
  people: () => patiently(() => import('./PeopleSheets.tsx')),
  overlays: () => patiently(() => import('./Overlays.tsx')),
};

/** Once the page has nothing to do, where a browser can tell. */
const idle = (): Promise<unknown> =>
  new Promise(done =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 3000 }) : done(0),
  );

/** What is on the screen comes first: pictures of the table share a slow line with everything else. */
async function whenSeen(): Promise<void> {
  await idle();
  const pictures = [...document.querySelectorAll('img')].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  );
  await Promise.allSettled(pictures.map(picture => picture.decode()));
}

/** Fetches them while there is one: a table in this browser goes on when the server is gone. */
export function useLateParts(game: string, language: Language): void {
  useEffect(() => {
    // too early to trouble anybody: whoever needs the rules asks for them again and hears of the failure
    const rules = () => lateParts.rules().then(({ openRules }) => openRules(game, language));
    const guide = async () => siteOf(game)?.guide?.();
    const { overlays, ending, reader, coach } = lateParts;
    const parts = [coach, overlays, ending, reader, rules, guide];
    void whenSeen().then(() => {
      for (const load of parts) load().catch(() => {});
    });
  }, [game, language]);
}
