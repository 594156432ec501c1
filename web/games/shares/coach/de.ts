import type { en } from './en.ts';

export const de: typeof en = {
  draft:
    'Diese Aktien sind gratis. Eine Aktie bringt einen Punkt für jede Tiefenkarte ihres Unternehmens; nimm, was du wachsen sehen willst.',
  action:
    'Eine Aktion je Zug: Aktie kaufen, Unternehmen ausbauen oder Karte ziehen. Jede Karte ist Aktie, Tiefe oder Geld, wie du willst.',
  bought:
    'Eine Aktie wurde gekauft. Bezahlt wird mit Karten, und die nächste dieses Unternehmens kostet eine mehr.',
  expanded:
    'Ein Unternehmen wurde ausgebaut: Eine Tiefenkarte mehr macht jede seiner Aktien einen Punkt mehr wert.',
  dividend:
    'Eine Dividende: Das Unternehmen hat einen neuen Zehner erreicht, und du ziehst eine Karte für jede deiner Aktien dort.',
  missedDividend: 'Eine Dividende für andere: Wer Aktien dieses Unternehmens hat, zieht für jede eine Karte.',
  ability:
    'Dieses Unternehmen kann etwas für die Person, die es ausbaut. Es ist ein Angebot: Du darfst ablehnen.',
  used: 'Jemand hat die Fähigkeit eines Unternehmens genutzt. Sie kann Tiefenreihen ändern, zahlt aber nie Dividende.',
  boughtOut:
    'Jemand hat dir eine Aktie abgekauft. Ablehnen geht nicht, aber der Preis ist jetzt auf deiner Hand.',
  fundraiser:
    'Eine Spendenrunde: Alle haben nacheinander gezogen, also bekommt jede Person noch zwei Karten. Zwei davon in Folge beenden die Partie.',
  depleted: 'Der Stapel war leer, und aus der Ablage wurde ein neuer. Ist auch der leer, beginnt das Ende.',
  third:
    'Zu zweit besitzt eine gedachte dritte Person Aktien. Sie machen Preise höher; niemand spielt für sie.',
  bonus:
    'Eine Bonusaktie: Die dritte Person bekommt eine Aktie und deren Unternehmen vielleicht eine Tiefenkarte.',
  ending: 'Das Ende hat begonnen: Dieser Zug wird beendet, dann haben alle noch einen letzten.',
  final: 'Ein letzter Zug: keine Dividende, keine Fähigkeiten mehr. Mach deine Aktien etwas wert.',
  missing: 'Zum Ziehen war keine Karte mehr da. Was fehlt, verfällt.',
};
