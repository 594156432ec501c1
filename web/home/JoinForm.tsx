import { useId, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { readCode } from './code.ts';
import { type CodeCheck, useCodeCheck } from './code-check.ts';
import { type HomeWords, WORDS } from './words.ts';

/** Type the code, or paste the whole link: whether it leads anywhere is said here. */
export function JoinForm() {
  const { join } = useWords(WORDS);
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false); // to join with what is no code
  const hint = useId();
  const code = readCode(typed);
  const check = useCodeCheck(code);
  const nameOf = (game: string): string => siteOf(game)?.words[language].name ?? game;

  const submit = (event: Event) => {
    event.preventDefault();
    if (code && check?.is !== 'none') navigate(`/t/${code}`);
    else setTried(true);
  };
  const wrong = (tried && code === null) || check?.is === 'none' || check?.is === 'wait';
  const text = code === null ? (tried ? join.wrong : '') : check ? textOf(check, code, join, nameOf) : '';

  return (
    <form className="join" onSubmit={submit} noValidate>
      <label>
        <span>
          <Icon id="link" />
          {join.label}
        </span>
        <input
          value={typed}
          onInput={event => {
            setTyped(event.currentTarget.value);
            setTried(false);
          }}
          placeholder={join.placeholder}
          aria-invalid={wrong}
          aria-describedby={hint}
          autoCapitalize="none"
          autoComplete="off"
          spellcheck={false}
          enterKeyHint="go"
        />
      </label>
      <Button type="submit">{join.go}</Button>
      <p id={hint} className={wrong ? 'join-hint wrong' : 'join-hint'} role="status">
        {text}
      </p>
    </form>
  );
}

function textOf(
  check: CodeCheck,
  code: string,
  join: HomeWords['join'],
  nameOf: (game: string) => string,
): string {
  switch (check.is) {
    case 'asking':
      return join.asking;
    case 'found':
      return check.status === 'over'
        ? join.over(nameOf(check.game))
        : join.found(nameOf(check.game), check.free);
    case 'none':
      return join.none(code);
    case 'wait':
      return join.wait;
    case 'unknown':
      return '';
  }
}
