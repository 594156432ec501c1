import { useLocation } from 'wouter-preact';
import { WORDS } from '../record/words.ts';
import { Head, Tool } from '../shell/Head.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Glyph } from './Glyph.tsx';
import type { Keep } from './use-keep.ts';

interface ReplayTopProps {
  name: string; // of the game
  subtitle: string;
  keep: Keep;
  say: (note: string) => void;
  review: string | null; // address; null = nobody can judge this game yet
  goOn: (() => void) | null; // null = the game ends here
  check: () => void;
  openLog: (() => void) | null; // null = it is open
  openMenu: () => void;
}

export function ReplayTop(props: ReplayTopProps) {
  const shell = useWords();
  const words = useWords(WORDS);
  const { tools } = words;
  const [, navigate] = useLocation();
  const { keep, say } = props;
  const goOn = props.goOn ?? (() => say(words.goOn.over));
  return (
    <Head className="rp-top" name={props.name} subtitle={props.subtitle} label={tools.label}>
      <Named label={tools.continue} icon="dive" onClick={goOn} off={!props.goOn} />
      <Named label={tools.check} icon="dice" onClick={props.check} />
      {props.review && <Tool label={tools.review} icon="eye" onClick={() => navigate(props.review ?? '')} />}
      <Tool label={tools.link} icon="link" onClick={keep.copy} className="only-wide" />
      <Tool
        label={tools.download}
        icon={<Glyph id="download" />}
        onClick={keep.download}
        className="only-wide"
      />
      {props.openLog && <Tool label={shell.tools.log} icon="log" onClick={props.openLog} />}
      <Tool label={shell.tools.settings} icon="gear" onClick={props.openMenu} />
    </Head>
  );
}

interface NamedProps {
  label: string;
  icon: string;
  onClick: () => void;
  off?: boolean;
}

/** A tool that has its name beside it where there is room. */
function Named({ label, icon, onClick, off = false }: NamedProps) {
  const named = (
    <>
      <Icon id={icon} />
      <span>{label}</span>
    </>
  );
  return <Tool {...{ label, onClick, off }} icon={named} className="rp-named" />;
}
