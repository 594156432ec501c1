import { accusative, count, list } from '../../../board/grammar/de.ts';
import type { ahead as english } from './en-ahead.ts';

export const ahead: typeof english = {
  nothing: 'bringt dir jetzt nichts',
  costs: n => `kostet ${count(n, 'Karte', 'Karten')}`,
  pays: paid => `zahlt ${list(paid.map(({ who, count: n }) => `${n} an ${accusative(who)}`))}`,
  paysNobody: 'zahlt niemandem etwas',
  flow: (who, from, to) => `${who.name} ${from} → ${to}`,
  sameWorth: 'kein Wert ändert sich',
  nextPrice: n => `die nächste kostet ${n}`,
  ability: 'dann die Fähigkeit',
  draw: (n, of) =>
    n === of ? 'dann ziehen alle 2: eine Spendenrunde' : `Ziehung ${n} von ${of} bis zur Spendenrunde`,
  drawEnds: 'dann 2 Karten für alle, und die letzten Züge beginnen',
};
