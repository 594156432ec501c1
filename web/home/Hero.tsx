import { Link } from 'wouter-preact';
import { LANGUAGES } from '../settings/language.ts';
import { changeSettings, useSettings, useTheme } from '../settings/settings.ts';
import { Icon, Scene, Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { JoinForm } from './JoinForm.tsx';
import { WORDS } from './words.ts';

/** The surface: who we are, the boat, and the way to a friend's table. */
export function Hero({ sites, openSettings }: { sites: number; openSettings: () => void }) {
  const shell = useWords();
  const words = useWords(WORDS);
  return (
    <header className="hero" id="harbour">
      <div className="hero-sun" aria-hidden="true" />
      <Sea width={1440} height={90} bands={[[34, 9, 9, 'w1', 1]]} className="hero-far only-wide" />
      <Sea width={390} height={90} bands={[[40, 5, 4, 'w1', 1]]} className="hero-far only-phone" />
      <div className="hero-boat" aria-hidden="true">
        <Scene id="scene-boat" sizes="(max-width: 720px) 236px, 470px" />
      </div>
      <Sea width={1440} height={90} bands={[[76, 9, 8, 'w2', 2.2]]} className="hero-near only-wide" />
      <Sea width={390} height={90} bands={[[78, 5, 3, 'w2', 2.2]]} className="hero-near only-phone" />
      <div className="hero-in">
        <nav aria-label={shell.tools.settings}>
          <Link href="/me" className="tool language">
            {words.footer.dives}
          </Link>
          <LanguageButton className="tool language" />
          <ThemeButton />
          <button type="button" className="tool" aria-label={shell.tools.settings} onClick={openSettings}>
            <Icon id="gear" />
          </button>
        </nav>
        <h1 className="wordmark">{shell.brand}</h1>
        <p className="hero-tagline">{words.tagline(sites)}</p>
        <JoinForm />
        <p className="hero-ways">
          <Link href="/find" className="btn small">
            <Icon id="friends" />
            <span>{words.footer.find}</span>
          </Link>
          <Link href="/evening" className="hero-evening">
            <Icon id="friends" />
            <span>{words.evening}</span>
          </Link>
        </p>
      </div>
    </header>
  );
}

function ThemeButton() {
  const words = useWords(WORDS);
  const night = useTheme() === 'dark';
  return (
    <button
      type="button"
      className={night ? 'tool on' : 'tool'}
      aria-label={night ? words.nightOff : words.nightOn}
      onClick={() => changeSettings({ theme: night ? 'light' : 'dark' })}
    >
      <Icon id="moon" />
    </button>
  );
}

/** Switches to the next language, and says so in that language. */
export function LanguageButton({ className }: { className?: string }) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
  return (
    <button
      type="button"
      className={className}
      lang={other}
      onClick={() => changeSettings({ language: other })}
    >
      {words.otherLanguage}
    </button>
  );
}
