import type { en } from './en.ts';

export const de: typeof en = {
  look: 'Schau in den Stapel: Die oberste Karte ist Stufe 1. Kipp ihn: Je mehr sich etwas bewegt, desto tiefer liegt es. Dann sag für jede Stufe: Hai oder kein Hai.',
  sonar: 'Das Sonar sagt statt des Bildes, was es hört. Es kann irren und ist für alle gleich.',
  reveal:
    'Jetzt liegen alle Wetten offen. Karte für Karte wird abgehoben; wer falsch lag, taucht nicht weiter.',
  mistake:
    'Eine falsche Wette: Diese Stufe und die darunter sind weg. Was du hinter dir hast, zählt bei der Rast.',
  deepMistake:
    'Eine falsche Wette in der Tiefsee: Alle deine Stufen sind weg. Hier unten lohnen sich wenige, sichere Stufen.',
  helped: 'Du lagst richtig und warst am schnellsten: Das Tier trägt dich sofort.',
  manta: 'Ein Manta trägt zur nächsten Figur voraus, aber nie über Feld 15 hinaus.',
  unmoved:
    'Am schnellsten beim Manta, aber niemand voraus oder schon zu tief: keine Fahrt, und auch sonst bekommt sie niemand.',
  tie: 'Zwei waren gleich schnell, also hilft das Tier niemandem.',
  spent: 'Für diese Stufen war keine Karte mehr da. Das ist kein Fehler; sie zählen nur nicht.',
  rest: 'Die Rast: ein Feld hinunter für jede Stufe, die noch steht, gleich wie viele Plättchen darauf liegen.',
  deep: 'Tiefsee, ab Feld 16: Eine einzige falsche Wette kostet jetzt alle deine Stufen.',
  bubbles: 'Blasen decken die gelben Zahlen des Häuptlings ab: In der Tiefsee zählen sie nicht.',
  chief: 'Der Häuptling taucht mit und irrt nie. Die schwarzen und gelben Zahlen sind sein Tempo.',
  companions: 'Wähl einen Begleiter. Du darfst ihn einmal einsetzen, in einer Runde, die ihm liegt.',
  companion:
    'Dein Begleiter wartet neben deinen Stufen. Ob du ihn nutzt, entscheidest du, einmal in der Partie, bevor du bereit bist.',
  used: 'Jemand hat einen Begleiter eingesetzt. Er hilft in dieser Runde und ist danach weg.',
  orca: 'Der Orca: In zehn Sekunden sind alle Wetten geschlossen, wie sie liegen.',
  thanked:
    'Die Delfine: Ihre Person machte keinen Fehler, also geht es für die, die sie geschickt hat, ein Feld hinunter.',
};
