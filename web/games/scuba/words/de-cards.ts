import type { Animals, Bands, Combos, Currents, EventCards } from './shape.ts';

export const ANIMALS: Animals = {
  anemone: { name: 'Seeanemone', a: 'eine Seeanemone' },
  parrot: { name: 'Papageifisch', a: 'einen Papageifisch' },
  seafan: { name: 'Fächergorgonie', a: 'eine Fächergorgonie' },
  stovepipe: { name: 'Ofenrohrschwamm', a: 'einen Ofenrohrschwamm' },
  seahorse: { name: 'Seepferdchen', a: 'ein Seepferdchen' },
  clown: { name: 'Clownfisch', a: 'einen Clownfisch' },
  vase: { name: 'Vasenschwamm', a: 'einen Vasenschwamm' },
  stingray: { name: 'Blaupunktrochen', a: 'einen Blaupunktrochen' },
  moray: { name: 'Muräne', a: 'eine Muräne' },
  lionfish: { name: 'Rotfeuerfisch', a: 'einen Rotfeuerfisch' },
  eagle: { name: 'Adlerrochen', a: 'einen Adlerrochen' },
  turtle: { name: 'Meeresschildkröte', a: 'eine Meeresschildkröte' },
  nurse: { name: 'Ammenhai', a: 'einen Ammenhai' },
  lemon: { name: 'Zitronenhai', a: 'einen Zitronenhai' },
  grouper: { name: 'Riesenzackenbarsch', a: 'einen Riesenzackenbarsch' },
  barracuda: { name: 'Großer Barrakuda', a: 'einen Großen Barrakuda' },
  manta: { name: 'Riffmanta', a: 'einen Riffmanta' },
  hammer: { name: 'Hammerhai', a: 'einen Hammerhai' },
};

export const COMBOS: Combos = {
  PA: 'Clownfisch und Anemone',
  PB: 'Zitronen- und Ammenhai',
  TA: 'Drei Rochen',
  TB: 'Fächer und Schwämme',
};

export const BANDS: Bands = { red: '0–10 m', yellow: '10–20 m', green: '20–30 m', blue: '30–40 m' };

export const CURRENTS: Currents = {
  calm: 'Stille See',
  left: 'Drift nach links',
  right: 'Drift nach rechts',
  'rip-left': 'Sog nach links',
  'rip-right': 'Sog nach rechts',
  up: 'Auftrieb',
  down: 'Abtrieb',
  shear: 'Scherung',
};

export const EVENTS: EventCards = {
  ER1: { name: 'Partnercheck', text: 'Eine Luft mehr.' },
  ER2: { name: 'Seekrank in der Dünung', text: 'Ein Punkt weniger.' },
  ER3: { name: 'Urlaubsfoto', text: 'Punkte fürs Album.' },
  ER4: { name: 'Verspielter Seehund', text: 'Punkte, aber er lässt nicht los: Bewegung zu Ende.' },
  ER5: { name: 'Maske voll Wasser', text: 'Bewegung zu Ende.' },
  ER6: { name: 'Riffputz', text: 'Punkte, und der Staub hier und ringsum ist fort.' },
  ER7: { name: 'Quallenstich', text: 'Eine Luft weniger.' },
  ER8: { name: 'Bootswelle', text: 'Sofort noch eine Strömungskarte.' },
  EY1: { name: 'Sprungschicht', text: 'Kaltes Wasser: eine Luft weniger.' },
  EY2: { name: 'Delfine an der Bugwelle', text: 'Ein Schritt mehr in diesem Zug.' },
  EY3: { name: 'Makrolinse', text: 'Ein Punkt je gelbem Tier im Album, mindestens einer.' },
  EY4: { name: 'Wadenkrampf', text: 'Bewegung zu Ende; nächsten Zug höchstens drei Schritte.' },
  EY5: { name: 'Krakenumarmung', text: 'Ein Punkt, aber Bewegung zu Ende.' },
  EY6: { name: 'Tarierfehler', text: 'Eine Reihe nach oben getragen.' },
  EY7: { name: 'Nitroxfüllung', text: 'Eine Dekomarke weniger; ohne Marke eine Luft mehr.' },
  EY8: { name: 'Partner mit wenig Luft', text: 'Eine Luft an den mit der wenigsten; drei Punkte dafür.' },
  EG1: { name: 'Automat bläst ab', text: 'Zwei Luft weniger.' },
  EG2: { name: 'Ponyflasche', text: 'Zwei Luft mehr.' },
  EG3: { name: 'Münzen im Wrack', text: 'Vier Punkte.' },
  EG4: { name: 'Nullsicht', text: 'Staub auf allen Feldern ringsum.' },
  EG5: { name: 'Fallstrom', text: 'Zwei Reihen nach unten getragen.' },
  EG6: { name: 'Putzerstation', text: 'Ein Tier hier oder nebenan beobachten, sonst ein Punkt.' },
  EG7: {
    name: 'Orientierung verloren',
    text: 'Die nächste Person wählt links oder rechts: zwei Felder dorthin.',
  },
  EG8: { name: 'Computeralarm', text: 'Eine Dekomarke mehr; im Grundspiel eine Luft weniger.' },
  EB1: { name: 'Tiefenrausch', text: 'Zwei Punkte weniger, und Bewegung zu Ende.' },
  EB2: { name: 'Außer Atem', text: 'Drei Luft weniger.' },
  EB3: { name: 'Schatztruhe', text: 'Sechs Punkte.' },
  EB4: { name: 'Walgesang', text: 'Drei Punkte, und einer für alle anderen.' },
  EB5: { name: 'Steigstrom', text: 'Zwei Reihen nach oben getragen.' },
  EB6: { name: 'Flosse verloren', text: 'Nächsten Zug höchstens zwei Schritte.' },
  EB7: { name: 'Stageflasche', text: 'Drei Luft mehr.' },
  EB8: { name: 'Lampe ausgefallen', text: 'Bis zum Ende des nächsten Zugs lässt sich nichts entdecken.' },
};
