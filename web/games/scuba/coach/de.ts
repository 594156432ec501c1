import type { en } from './en.ts';

export const de: typeof en = {
  first:
    'Dein erster Tauchgang: Steig vom Boot. Nach jedem Schritt darfst du das Plättchen dort aufdecken oder ein Tier sehen.',
  current:
    'Eine Strömung: Offene Tiere treiben nach ihrer Farbe, Taucher unter Wasser auch. Gegen sie hast du weniger Schritte.',
  rip: 'Ein Sog: Er kostet alle unter Wasser auch noch 1 Luft, egal wer am Zug ist.',
  drifted:
    'Die Strömung hat dich versetzt. Das kostet keinen Schritt, aber dein Heimweg ist vielleicht ein anderer.',
  dust: 'Du hast Staub aufgewirbelt. Auf einem Feld mit Staub sieht niemand etwas, bis dein nächster Zug ihn wegnimmt.',
  event: 'Ein Ereignis: Es trifft sofort, wer das Plättchen aufgedeckt hat.',
  empty: 'Leeres Meer: nichts als Wasser. Das Plättchen ist weg.',
  album: 'Ein neues Tier für dein Album: Am Ende zählt es seine Punkte, mit seinen Partnern noch mehr.',
  again: 'Dieses Tier kennst du schon: Seine Punkte kommen als Chips.',
  gone: 'Alle haben dieses Tier gesehen, also schwimmt es fort.',
  air: 'Das war dein Atem: Je tiefer ein Zug endet, desto mehr Luft kostet er, von 1 nahe der Oberfläche bis 5 ganz unten.',
  low: 'Deine Luft wird knapp. Nur zwei Schritte je Zug gehen nach oben: Rechne jetzt deinen Heimweg aus.',
  surfaced:
    'Du bist oben und in Sicherheit. Tauchen darfst du nicht mehr, aber über der Reihe darunter schnorcheln.',
  died: 'Jemandem ist unter Wasser die Luft ausgegangen: Diese Person ist aus dem Spiel.',
  evacuated:
    'Ohne Luft: Jemand wurde geborgen. Das kostet viele Punkte, aber an diesem Tisch ertrinkt niemand.',
  deco: 'Eine Dekomarke: Mit zweien darfst du nicht auftauchen, mit einer kostet es 5 Punkte. Züge, die über 10 m enden, nehmen sie weg.',
  decoOff: 'Ein Zug nahe der Oberfläche hat dir eine Dekomarke abgenommen.',
  ending: 'Fast alle sind oben: Diese Runde wird beendet, dann folgt die letzte.',
  solo: 'Eine Person ist noch unten. Ab jetzt kostet jeder Zug dort 5 Punkte.',
  boat: 'Das Boot ist weg: 25 Punkte weniger für alle, die noch unten sind.',
  asked: 'Jemand hat die Orientierung verloren, und du sagst, wohin es treibt.',
  halted: 'Deine Bewegung ist zu Ende. Was auf diesem Feld liegt, darfst du noch sehen.',
  torch: 'Deine Lampe ist ausgefallen: Bis zum Ende deines nächsten Zuges gibt es nichts zu entdecken.',
  slowed: 'Im nächsten Zug hast du weniger Schritte. Achte auf deine Luft.',
  carried: 'Ein Ereignis hat dich fortgetragen. Das ist kein Schritt: Hier entdeckst du nichts.',
  station: 'Eine Putzerstation: Wähl ein Tier in der Nähe, oder nimm einen Punkt.',
};
