import { count, does, from as of } from '../../../board/grammar/de.ts';
import { token } from '../../../board/sentence.tsx';
import type { SharesReview } from './en.ts';

const some = (n: number): string => count(n, 'Karte', 'Karten');
const cost = (n: number): string => (n === 0 ? 'umsonst' : `für ${some(n)}`);

export const de: SharesReview = {
  did: {
    take: (who, card) => `${does(who, 'hast', 'hat')} die Aktie ${token(card)} genommen`,
    buy: (who, card, price) => `${does(who, 'hast', 'hat')} die Aktie ${token(card)} ${cost(price)} gekauft`,
    expand: (who, company, number) => `${does(who, 'hast', 'hat')} ${token(company)} mit ${number} ausgebaut`,
    draw: who => `${does(who, 'hast', 'hat')} eine Karte gezogen`,
    decline: (who, company) =>
      `${does(who, 'hast', 'hat')} die Fähigkeit von ${token(company)} nicht genutzt`,
    remove: (who, number, company) => `${does(who, 'hast', 'hat')} ${number} aus ${token(company)} gefischt`,
    move: (who, number, home, to) =>
      `${does(who, 'hast', 'hat')} ${number} von ${token(home)} zu ${token(to)} versetzt`,
    top: (who, number, company) =>
      `${does(who, 'hast', 'hat')} ${number} ans Ende von ${token(company)} gezogen`,
    play: (who, number, company) =>
      `${does(who, 'hast', 'hat')} auch noch ${number} bei ${token(company)} hinabgelassen`,
    acquire: (who, owner, company) =>
      `${does(who, 'hast', 'hat')} eine Aktie an ${token(company)} ${owner ? of(owner) : 'der dritten Person'} gekauft`,
  },
  choice: {
    take: card => `${token(card)} nehmen`,
    buy: card => `${token(card)} kaufen`,
    expand: (company, number) => `${token(company)} mit ${number}`,
    draw: 'eine Karte ziehen',
    decline: 'die Fähigkeit nicht nutzen',
    remove: (number, company) => `${number} aus ${token(company)} heraus`,
    move: (number, to) => `${number} zu ${token(to)}`,
    top: (number, company) => `${number} ans Ende von ${token(company)}`,
    play: (number, company) => `${number} bei ${token(company)}`,
    acquire: (owner, company) => `Aktie an ${token(company)} ${owner ? of(owner) : 'der dritten Person'}`,
    with: (choice, cards) => `${choice}, bezahlt mit ${cards}`,
  },
  effect: (choice, say) => `${choice}: ${say}.`,
  nothing: 'ändert nichts',
  holdings: (company, own, rival) =>
    `${token(company)}: ${count(own, 'eigene Aktie', 'eigene Aktien')}, andere höchstens ${rival}.`,
  end: (deck, depletions) =>
    depletions === 0
      ? `Noch ${some(deck)}, bis der Stapel zum ersten Mal leer ist.`
      : `Noch ${some(deck)}, bis das Ende ausgelöst wird.`,
  table: (deck, hand) => `Der Tisch davor: ${some(deck)} im Nachziehstapel, ${some(hand)} auf der Hand`,
  deck: 'im Nachziehstapel',
  rows: { end: 'Leine endet bei', shares: name => `${name}: Aktien` },
};
