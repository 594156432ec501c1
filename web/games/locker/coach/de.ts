import type { en } from './en.ts';

export const de: typeof en = {
  turn: 'Du bist dran: Decke eine Karte auf. Jede neue Sorte macht deine Reihe länger; eine, die schon darin liegt, versenkt sie.',
  incident:
    'Ein Zwischenfall: Dieselbe Sorte kam zweimal, also sank die Reihe in Davy Jones’ Kiste. Rechtzeitig heim hätte sie gerettet.',
  rivalIncident:
    'Ein Zwischenfall bei jemand anderem: Die ganze Reihe sinkt in die Kiste ganz unten, der Zug ist vorbei.',
  home: 'Daheim. Von jeder Sorte zählt nur deine höchste Karte; eine neue Sorte ist also mehr wert als eine zweite.',
  bonus: 'Schlüssel und Truhe kamen zusammen heim: Dafür gab es Extrakarten aus der Kiste.',
  squid: 'Ein Kalmar: Du darfst erst heim, wenn noch zwei Karten hinter ihm liegen.',
  lapsed: 'Der Stapel ist leer, da lässt dich auch ein hungriger Kalmar ziehen.',
  anchor: 'Ein Anker: Sinkt die Reihe jetzt, kommt trotzdem heim, was vor ihm liegt.',
  pair: 'Ein Schlüssel oder eine Truhe tut allein nichts. Bring beide zusammen heim, dann gibt es Extrakarten.',
  mermaid: 'Eine Meerjungfrau tut nichts, sie zählt nur: bis zu 9, die anderen nur bis 7.',
  drone:
    'Die Drohne: Nur du siehst die nächste Karte. Geh weiter, dann kommt sie, oder geh heim und lass sie liegen.',
  map: 'Die Schatzkarte: drei Karten aus der Kiste, eine muss in deine Reihe. Eine Sorte, die dort schon liegt, versenkt sie.',
  net: 'Das Netz: Eine deiner eigenen höchsten Karten kommt zurück in die Reihe. Dort wirkt sie noch einmal und kann verloren gehen.',
  harpoon: 'Die Harpune: Eine höchste Karte anderer, deren Sorte dir fehlt, kommt in deine Reihe.',
  knife: 'Das Messer: Wähl, welche höchste Karte anderer sinkt. Dann zählt deren nächstniedrigere.',
  robbed:
    'Eine deiner Karten ist weg. Von jeder Sorte zählt die höchste; vielleicht springt eine niedrigere ein.',
  nothing: 'Diese Karte fand nichts zu tun. In der Reihe liegt sie trotzdem.',
  diver: 'Deine Taucherkarte ändert, was eine Sorte tut, die ganze Partie lang. Tipp sie an und lies wie.',
  variant: 'Eine Variante ändert eine Regel dieser Partie. Tipp ihre Karte an und lies sie.',
  last: 'Der Stapel ist fast leer. Mit dem Zug seiner letzten Karte endet die Partie.',
};
