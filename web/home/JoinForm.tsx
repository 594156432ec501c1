import { useId, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { readCode } from './code.ts';
import { WORDS } from './words.ts';

/** Type the code, or paste the whole link. */
export function JoinForm() {
  const { join } = useWords(WORDS);
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const hint = useId();

  const submit = (event: Event) => {
    event.preventDefault();
    const code = readCode(typed);
    if (code) navigate(`/t/${code}`);
    else setWrong(true);
  };

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
            setWrong(false);
          }}
          placeholder={join.placeholder}
          aria-invalid={wrong}
          aria-describedby={wrong ? hint : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellcheck={false}
          enterKeyHint="go"
        />
      </label>
      <Button type="submit">{join.go}</Button>
      <p id={hint} className="join-hint" role="alert">
        {wrong ? join.wrong : ''}
      </p>
    </form>
  );
}
