import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { BoardProps, Site } from '../../../board/screen.ts';
import { useSettings } from '../../../settings/settings.ts';
import { Head, Tool } from '../../../shell/Head.tsx';
import { KeysSheet } from '../../../shell/KeysSheet.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { lazyPart } from '../../../ui/parts.tsx';
import { type Band, Button, Icon, Sea } from '../../../ui/pieces.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { useWords } from '../../../words/words.ts';
import { Glass } from '../look/Glass.tsx';
import { Pane } from '../look/Stack.tsx';
import { useLook } from '../look/use-look.ts';
import { frameOf } from '../model/look.ts';
import { WORDS } from '../words/table.ts';
import { Answers, Verdicts } from './Answers.tsx';
import { LessonChart, LevelChart } from './Charts.tsx';
import { Consent, sendCounted } from './Consent.tsx';
import { explainLevel } from './explain.ts';
import { ENOUGH, LEVELS } from './figures.ts';
import { LESSON, useSchoolKept } from './kept.ts';
import { KEYS } from './keys.ts';
import { Cue, Lifted } from './Lifted.tsx';
import { THINGS } from './things.ts';
import { openStudio, type Studio, useStudio } from './use-paint.ts';
import { type SchoolRound, useSchool } from './use-school.ts';
import { SCHOOL } from './words.ts';

const ShareEye = lazyPart(() => import('./ShareEye.tsx').then(m => m.ShareEye));

/** The surface behind the title, and down from there. */
const WATER: readonly Band[] = [
  [60, 6, 8, 'w1', 1],
  [200, 6, 8, 'w2', 2.4],
  [380, 7, 7, 'w3', 4],
  [560, 7, 6, 'w4', 0.6],
  [740, 7, 6, 'w5', 2],
];

const seed = (): string => crypto.getRandomValues(new Uint32Array(4)).join(' ');

interface SchoolProps {
  readonly site: Site;
  readonly open?: () => Studio; // tests paint nothing
}

/** One stack after the other, alone: say where the sharks are, lift the cards, see what gave them away. */
export function SchoolPage({ site, open = openStudio }: SchoolProps) {
  const words = useWords(SCHOOL);
  const { language } = useSettings();
  useTitle(words.title, site.words[language].name);
  const { studio, picture } = useStudio(open);
  const { answered, forgotten, tells } = useSchoolKept();
  const lesson = useSchool({
    studio,
    luck: seed,
    now: () => performance.now(),
    count: tells ? sendCounted : () => {},
  });
  const [over, setOver] = useState<'keys' | 'share' | null>(null);
  const [said, announce] = useState('');
  useShortcuts(() => setOver('keys'));
  const done = forgotten + answered.length - (lesson.lifted > 0 && answered.length > 0 ? 1 : 0);
  const where = words.place(Math.floor(done / LESSON) + 1, (done % LESSON) + 1, LESSON);
  return (
    <div className="dive-school game-dive">
      <Sea width={1440} height={900} bands={WATER} />
      <Head name={words.title} subtitle={where} label={words.title} className="dive-school-top">
        <span className="tag only-wide">{words.free}</span>
        <Tool
          label={words.share}
          icon="share"
          off={answered.length < ENOUGH}
          onClick={() => (answered.length < ENOUGH ? announce(words.charts.few) : setOver('share'))}
        />
        <Tool label={words.keys} icon={<b>?</b>} onClick={() => setOver('keys')} />
      </Head>
      <main className={`dive school ${lesson.lifted > 0 ? 'lifting' : ''}`}>
        <p className="vh">{words.forEyes}</p>
        <Desk {...{ lesson, picture, announce }} />
        <div className="cps">
          <LevelChart />
          <LessonChart />
        </div>
        <div className="also">
          <Consent />
          <section className="panel">
            <h2>{words.sonar.title}</h2>
            <p>{words.sonar.text}</p>
            <Link className="btn sm" href={`/new/${site.id}/solo`}>
              <Icon id="sonar" />
              <span>{words.sonar.link}</span>
            </Link>
          </section>
        </div>
        <p className="vh" aria-live="polite">
          {said}
        </p>
      </main>
      {over === 'keys' && (
        <KeysSheet groups={[{ title: words.title, shortcuts: KEYS }]} close={() => setOver(null)} />
      )}
      {over === 'share' && <ShareEye site={site} close={() => setOver(null)} />}
    </div>
  );
}

interface DeskProps extends Pick<BoardProps, 'picture'> {
  readonly lesson: SchoolRound;
  readonly announce: (text: string) => void;
}

/** The picture, what helps the eye, the five answers and the prompt. */
function Desk({ lesson, picture, announce }: DeskProps) {
  const { id, lifted, cues } = lesson;
  const looking = useLook(Number(id.slice('stack-'.length)));
  const slim = useMedia('(max-width: 720px), (max-height: 480px)');
  const [shown, setShown] = useState({ id, level: 0, again: false });
  const level = shown.id === id && shown.level > 0 ? Math.min(shown.level, lifted) : lifted;
  const again = shown.id === id && shown.again;
  const show = (one: number, inStack = false) => setShown({ id, level: one, again: inStack });
  const frame = frameOf(looking.look);
  const isSeen = picture(id, frame) !== null;
  const { saw } = lesson;
  const latest = useRef(saw);
  latest.current = saw;
  useEffect(() => {
    if (isSeen) latest.current(frame);
  }, [isSeen, frame]);
  const lift = (to: number) => {
    show(to);
    lesson.lift(to);
  };
  useVerdict(lesson, level, announce);
  const at = cues?.[level - 1];
  const looks = lifted === 0 || again;
  return (
    <>
      <div className="see">
        <div className="frame">
          {looks ? (
            <Pane {...{ id, looking, picture }} placing={null}>
              {again && at && <Ring {...{ at, level }} zoomed={looking.look} />}
            </Pane>
          ) : (
            <Lifted {...{ lesson, level, picture }} />
          )}
        </div>
        {looks && <Glass {...{ id, looking, slim, picture }} flashlight tips={false} />}
        {again && <Back back={() => show(level)} />}
      </div>
      {lifted > 0 && !again && <Cue {...{ lesson, level, picture }} again={() => show(level, true)} />}
      {lifted === 0 ? (
        <Answers {...{ lesson, announce }} />
      ) : (
        <Verdicts {...{ lesson, show }} shown={level} />
      )}
      <Ask {...{ lesson, lift }} settling={lifted === 0 && picture(id, 'c') === null} />
    </>
  );
}

/** Read once when a card is lifted or turned back to, with the cue as soon as it is known. */
function useVerdict(
  { cues, said, truth, lifted }: SchoolRound,
  level: number,
  announce: (text: string) => void,
): void {
  const words = useWords(SCHOOL);
  const things = useWords(THINGS);
  const shark = truth[level - 1]?.shark === true;
  const told = said[level - 1] === true;
  const verdict = level === 0 || lifted === 0 ? '' : words.verdict(level, shark, shark === told);
  const why = verdict && cues ? explainLevel(cues, level, told, words, things) : '';
  const tell = useRef(announce);
  tell.current = announce;
  useEffect(() => {
    if (verdict) tell.current(`${verdict} ${why}`);
  }, [verdict, why]);
}

interface RingProps {
  readonly at: NonNullable<SchoolRound['cues']>[number];
  readonly level: number;
  readonly zoomed: ReturnType<typeof useLook>['look'];
}

/** Where it lies in the stack; it goes along when one zooms or turns. */
function Ring({ at, level, zoomed: { zoom, panX, panY, turn } }: RingProps) {
  const words = useWords(SCHOOL);
  const things = useWords(THINGS);
  const share = (size: number) => `${100 * Math.max(0.12, 1.15 * size)}%`;
  return (
    <div
      className="spot"
      role="img"
      aria-label={words.ring(things[at.sprite] ?? '', level)}
      style={{
        transform: `translate(${panX * 100}%, ${panY * 100}%) scale(${zoom}) rotate(${turn * 90}deg)`,
      }}
    >
      <i
        style={{
          left: `${100 * at.x}%`,
          top: `${100 * at.y}%`,
          width: share(at.width),
          height: share(at.height),
        }}
      />
    </div>
  );
}

function Back({ back }: { readonly back: () => void }) {
  const words = useWords(SCHOOL);
  return (
    <Button small icon="undo" className="back-to" onClick={back}>
      {words.back}
    </Button>
  );
}

interface AskProps {
  readonly lesson: SchoolRound;
  readonly lift: (to: number) => void;
  readonly settling: boolean; // there is nothing to see yet, so nothing to lift
}

/** What to do now, and the one button for it. */
function Ask({ lesson, lift, settling }: AskProps) {
  const words = useWords(SCHOOL);
  const { stack } = useWords(WORDS);
  const { said, lifted, truth, next, choose } = lesson;
  const open = said.indexOf(null);
  const last = LEVELS.length;
  const shark = truth[lifted - 1]?.shark === true;
  const right = truth.slice(0, lifted).filter((one, i) => one.shark === said[i]).length;
  const say = lifted === 0 ? words.ask : words.verdict(lifted, shark, shark === said[lifted - 1]);
  const detail =
    lifted === last
      ? words.more(right)
      : lifted > 0
        ? words.nextUp(lifted + 1, said[lifted] === true)
        : settling
          ? stack.settles
          : open === 0
            ? words.askDetail
            : open > 0
              ? words.missing(open + 1)
              : words.ready;
  return (
    <section className="ask panel" data-onward={lifted > 0 ? '' : undefined}>
      <div className="say">
        <b>{say}</b>
        <span>{detail}</span>
      </div>
      <div className="acts">
        {lifted > 0 && lifted < last && (
          <Button kind="quiet" shortcut={KEYS.end} onClick={() => lift(last)}>
            {words.rest}
          </Button>
        )}
        {lifted === last ? (
          <Button kind="primary" icon="dive" shortcut={KEYS.confirm} onClick={next}>
            {words.next}
          </Button>
        ) : (
          <Button
            kind="primary"
            icon="eye"
            reveals
            off={open >= 0 || settling}
            shortcut={KEYS.confirm}
            onClick={() => {
              if (open >= 0) choose(open + 1);
              else if (!settling) lift(lifted + 1);
            }}
          >
            {lifted === 0 ? words.liftAll : words.lift(lifted + 1)}
          </Button>
        )}
      </div>
    </section>
  );
}
