import type { Character, DiverId, Suit, VariantId } from '@fathoms/games/locker/parts.ts';
import type { Skill } from './shape.ts';

export const SUITS: Record<Suit, string> = {
  anchor: 'Anker',
  squid: 'Riesenkalmar',
  map: 'Schatzkarte',
  key: 'Schlüssel',
  chest: 'Truhe',
  knife: 'Messer',
  drone: 'Drohne',
  net: 'Netz',
  harpoon: 'Harpune',
  mermaid: 'Meerjungfrau',
};

export const SHORT: Record<Suit, string> = { ...SUITS, squid: 'Kalmar' };

/** Printed on the large card. */
export const EFFECTS: Record<Suit, string> = {
  anchor: 'Was vor ihm liegt, ist bei einem Zwischenfall gerettet.',
  squid: 'Lege noch zwei Karten, bevor du auftauchen darfst.',
  map: 'Lege eine von drei Karten aus der Kiste.',
  key: 'Mit einer Truhe beim Auftauchen: Bonuskarten.',
  chest: 'Mit einem Schlüssel beim Auftauchen: Bonuskarten.',
  knife: 'Versenke die höchste Karte einer Sorte aus einem fremden Laderaum.',
  drone: 'Sieh dir die nächste Beutekarte an.',
  net: 'Lege eine höchste Karte aus deinem eigenen Laderaum.',
  harpoon: 'Lege aus einem fremden Laderaum eine Sorte, die dir fehlt.',
  mermaid: 'Keine Wirkung. Sie ist einfach mehr wert.',
};

/** Said beside a card that has just been placed. */
export const CAPTIONS: Record<Suit, string> = {
  anchor: 'Alles vor dem Anker ist jetzt sicher',
  squid: 'Der Kalmar will noch mehr Karten',
  map: 'Die Karte holt etwas aus der Kiste',
  key: 'Ein Schlüssel lohnt mit einer Truhe',
  chest: 'Eine Truhe lohnt mit einem Schlüssel',
  knife: 'Das Messer kappt eine fremde höchste Karte',
  drone: 'Die Drohne zeigt, was als Nächstes kommt',
  net: 'Das Netz holt eine eigene Karte zurück',
  harpoon: 'Die Harpune zieht eine fremde Karte herüber',
  mermaid: 'Eine Meerjungfrau tut nichts, zählt aber mehr',
};

export const CHARACTERS: Record<Character, string> = {
  bosun: 'Bootsmann',
  trawlerman: 'Schleppfischer',
  salvor: 'Bergungstaucherin',
  locksmith: 'Schlosserin',
  surveyor: 'Vermesserin',
  spearfisher: 'Speerfischer',
  squid_keeper: 'Kalmarhüterin',
  reef_singer: 'Riffsängerin',
  saboteur: 'Saboteurin',
};

export const SKILLS: Record<DiverId, Skill> = {
  D01: {
    name: 'Sicherer Ankerplatz',
    text: 'Dein Anker rettet auch sich selbst und die nächsten zwei Karten nach ihm.',
    rule: 'LOCKER-89',
  },
  D02: {
    name: 'Gewendete Klinge',
    text: 'Ein fremdes Messer nimmt dir nichts. Wer es auf dich richtet, versenkt stattdessen eine eigene höchste Karte.',
    rule: 'LOCKER-93',
  },
  D03: {
    name: 'Enge Maschen',
    text: 'Dein Netz und jede Karte, die es legt, sind gerettet.',
    rule: 'LOCKER-97',
  },
  D04: {
    name: 'Doppelter Fang',
    text: 'Dein Netz legt zwei Karten aus deinem Laderaum, eine nach der anderen.',
    rule: 'LOCKER-100',
  },
  D05: {
    name: 'Reiner Tisch',
    text: 'Dein Messer versenkt alle Karten der gewählten Sorte aus diesem Laderaum.',
    rule: 'LOCKER-102',
  },
  D06: {
    name: 'Wer’s findet, behält’s',
    text: 'Die Karte, die dein Messer löst, kommt in deinen Laderaum statt in die Kiste.',
    rule: 'LOCKER-103',
  },
  D07: {
    name: 'Tiefe Truhen',
    text: 'Schlüssel und Truhe bringen dir doppelt so viele Karten aus der Kiste.',
    rule: 'LOCKER-104',
  },
  D08: {
    name: 'Schlossräuberin',
    text: 'Schlüssel und Truhe holen deinen Bonus zufällig aus einem fremden Laderaum deiner Wahl statt aus der Kiste.',
    rule: 'LOCKER-105',
  },
  D09: {
    name: 'Ganze Karte',
    text: 'Deine Schatzkarte zeigt dir die ganze Kiste; lege eine beliebige Karte daraus.',
    rule: 'LOCKER-107',
  },
  D10: {
    name: 'Weites Sonar',
    text: 'Deine Drohne zeigt dir die obersten drei Beutekarten in ihrer Reihenfolge.',
    rule: 'LOCKER-108',
  },
  D11: {
    name: 'Freie Wahl',
    text: 'Deine Harpune darf auch Sorten wählen, die du schon im Laderaum hast.',
    rule: 'LOCKER-110',
  },
  D12: {
    name: 'Konter',
    text: 'Eine fremde Harpune muss deinen höchsten Riesenkalmar legen. Hast du keinen, versinkt sie wirkungslos.',
    rule: 'LOCKER-111',
  },
  D13: {
    name: 'Kalmarbändigerin',
    text: 'Ein Riesenkalmar, den du vom Beutestapel aufdeckst, kommt ohne Wirkung direkt in deinen Laderaum.',
    rule: 'LOCKER-116',
  },
  D14: {
    name: 'Kalmarreizerin',
    text: 'Die Riesenkalmare der anderen fordern vier Karten statt zwei.',
    rule: 'LOCKER-118',
  },
  D15: {
    name: 'Goldene Flosse',
    text: 'Deine gewertete Meerjungfrau zählt 5 Punkte mehr.',
    rule: 'LOCKER-119',
  },
  D16: {
    name: 'Sirenengesang',
    text: 'Eine Meerjungfrau, die du vom Beutestapel aufdeckst, kommt direkt in deinen Laderaum.',
    rule: 'LOCKER-120',
  },
  D17: {
    name: 'Gekappte Leine',
    text: 'Nenne vor dem ersten Zug eine Person. Was sie bei einem Zwischenfall verliert, kommt in deinen Laderaum.',
    rule: 'LOCKER-122',
  },
};

export const VARIANTS: Record<VariantId, Skill> = {
  V1: {
    name: 'Treibgut',
    text: 'Bei einem Zwischenfall verlorene Karten treiben in den nächsten Laderaum statt in die Kiste.',
    rule: 'LOCKER-125',
  },
  V2: {
    name: 'Jede Münze zählt',
    text: 'Jede Karte im Laderaum zählt, nicht nur die höchste jeder Sorte.',
    rule: 'LOCKER-126',
  },
  V3: {
    name: 'Wer zuerst fünfzig hat',
    text: 'Ein Laderaum, der 50 oder mehr wert ist, gewinnt sofort.',
    rule: 'LOCKER-128',
  },
  V4: {
    name: 'Volle Sammlung',
    text: 'Jede Sorte, die in deinem Laderaum fehlt, kostet 5 Punkte.',
    rule: 'LOCKER-133',
  },
  V5: {
    name: 'Seltsame Strömung',
    text: 'Ein wiederholter Wert führt zum Zwischenfall, nicht eine wiederholte Sorte.',
    rule: 'LOCKER-134',
  },
  V6: {
    name: 'Druckgrenze',
    text: 'Die höchste Punktzahl unter 60 gewinnt; ab 60 ist man aus dem Rennen.',
    rule: 'LOCKER-139',
  },
};
