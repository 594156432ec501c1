import './learn.css';
import { useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { useSettings } from '../settings/settings.ts';
import { Sheet } from '../ui/controls.tsx';
import { Art, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { keepOffered } from './progress.ts';
import { LEARN } from './words.ts';

interface OfferProps {
  readonly site: Site;
  readonly deal: string; // where whoever knows the game goes on
  readonly close: () => void;
}

/** Before somebody's first game: learn it by playing, or just play. Asked once. */
export function Offer({ site, deal, close }: OfferProps) {
  const { offer } = useWords(LEARN);
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const { learn } = site;
  if (!learn) return null;
  const dismiss = () => {
    keepOffered(site.id);
    close();
  };
  const go = (to: string) => {
    dismiss();
    navigate(to);
  };
  return (
    <Sheet title={offer.title(site.words[language].name)} className="learn-offer" onClose={dismiss}>
      <Art id="dv-bosun" />
      <p>{offer.say}</p>
      <Button kind="primary" icon="dive" onClick={() => go(`/learn/${site.id}/${learn.first}`)}>
        {offer.learn(learn.minutes)}
      </Button>
      <Button onClick={() => go(deal)}>{offer.deal}</Button>
    </Sheet>
  );
}
