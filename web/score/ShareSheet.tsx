import './share.css';
import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../ui/controls.tsx';
import { Bubbles, Button } from '../ui/pieces.tsx';
import { save } from '../ui/save-file.ts';
import { useWords } from '../words/words.ts';
import { WORDS } from './words.ts';

interface ShareSheetProps {
  title: string;
  text: string; // what whoever gets it will see
  alt: string; // the picture in words
  linkName: string;
  draw: () => Promise<Blob>;
  link: () => Promise<string>;
  close: () => void;
}

/** A picture and a link: to be sent on, kept or copied. */
export function ShareSheet({ title, text, alt, linkName, draw, link, close }: ShareSheetProps) {
  const { share } = useWords(WORDS);
  const [picture, setPicture] = useState<{ blob: Blob; url: string } | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once
  useEffect(() => {
    let url = '';
    const fail = (problem: unknown) => {
      console.error(problem);
      setSaid(share.failed);
    };
    draw().then(blob => {
      url = URL.createObjectURL(blob);
      setPicture({ blob, url });
    }, fail);
    link().then(setAddress, fail);
    return () => URL.revokeObjectURL(url);
  }, []);
  const copy = () =>
    (address && navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject()).then(
      () => setSaid(share.copied),
      () => setSaid(share.notCopied),
    );
  const name = 'fathoms.png';
  const files = picture ? [new File([picture.blob], name, { type: 'image/png' })] : [];
  const sendable = files.length > 0 && address !== null && navigator.canShare?.({ files }) === true;
  return (
    <Sheet title={title} onClose={close} className="score-share">
      {picture ? <img src={picture.url} alt={alt} /> : <Bubbles />}
      <p className="help">{text}</p>
      {address && <input readOnly value={address} aria-label={linkName} />}
      <div className="row">
        <Button kind="primary" icon="link" off={!address} onClick={() => void copy()}>
          {share.copy}
        </Button>
        <Button icon="down" off={!picture} onClick={() => picture && save(picture.blob, name)}>
          {share.save}
        </Button>
        {sendable && (
          <Button
            icon="share"
            onClick={() => void navigator.share({ files, url: address ?? '' }).catch(console.warn)}
          >
            {share.send}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
    </Sheet>
  );
}
