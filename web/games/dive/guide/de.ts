import type { DiveGuide } from './en.ts';

export const de: DiveGuide = {
  goal: {
    title: 'Ziel',
    goal: 'Tauch um die Wette zum heiligen Stein auf Feld **23**. Schau in den Stapel, wette, **wo die Haie sind**, und sei am tiefsten, wenn jemand dort ankommt.',
  },
  round: {
    title: 'Eine Runde',
    program:
      '**Schauen und wetten.** Die obersten fünf Karten sind Stufe 1 bis 5. Sag für jede: Hai oder kein Hai, und leg Luftplättchen darauf.',
    dive: '**Tauchen.** Karte für Karte wird abgehoben. Eine falsche Wette beendet deinen Tauchgang; wo du richtig liegst und am schnellsten bist, trägt dich ein Tier.',
    rest: '**Rasten.** Für jede Stufe, die du noch hast, geht es ein Feld hinunter.',
    deep: '**Tiefsee ab 16:** Dort kostet eine falsche Wette alle deine Stufen, nicht nur die darunter.',
  },
  counts: {
    title: 'Was im Bild zählt',
    hint: 'Alles andere ist Schmuck.',
    whale: ['Wal, Delfin', 'Keine Haie. Von oben sehen sie so aus und tun nichts.'],
    other: ['Alles andere', 'Fische, Tang, Korallen, ein Wrack, Blasen: nur da, um dich abzulenken.'],
    shark: name => `Ein Hai. ${name}`,
  },
  look: {
    title: 'In den Stapel sehen',
    tilt: [
      'Kipp ihn',
      'Was sich nicht bewegt, liegt auf Stufe 1. Je mehr sich etwas bewegt, desto tiefer liegt es.',
    ],
    fade: [
      'Blasser ist tiefer',
      'Jede Karte darüber dämpft ein wenig. Ein Loch in einer Karte lässt etwas flacher aussehen, als es liegt.',
    ],
    levels: [
      'Eine Stufe ist eine Karte',
      'Stufe 1 ist die oberste Karte, Stufe 2 die darunter und so weiter. Was nicht abgehoben wird, bleibt für die nächste Runde.',
    ],
  },
  tokens: {
    title: 'Luftplättchen',
    five: [
      'Fünf Plättchen',
      'Mit den Werten 1 bis 5. Belege die Stufen von oben ohne Lücke; mehrere dürfen auf einer liegen.',
    ],
    speed: [
      'Tempo',
      'Die Plättchen einer Stufe zusammen. Es zählt nur, wo ein Tier hilft: Wer allein am schnellsten ist, bekommt es; bei Gleichstand niemand.',
    ],
    side: [
      'Zwei Seiten',
      'Alle Plättchen einer Stufe sagen dasselbe: Hai oder kein Hai. Ohne Plättchen keine Wette: Dort endet dein Tauchgang einfach.',
    ],
    rest: [
      'Für die Rast',
      'Eine Stufe zählt ein Feld, gleich wie viele Plättchen dort liegen. Tief tauchen lohnt sich, wenn du richtig liegst.',
    ],
  },
  companions: {
    title: 'Begleiter',
    hint: 'Zum Dazunehmen: einer für jede Person, einmal je Partie, beim Schauen und Wetten.',
  },
  end: {
    title: 'Das Ende',
    stone: [
      'Der Stein',
      'Endet eine Runde und jemand ist auf 23 oder weiter, ist die Partie vorbei. Wer am weitesten ist, gewinnt, nicht wer zuerst da war.',
    ],
    tie: ['Gleichstand', 'Gleichauf ist unentschieden. Ist der Häuptling gleichauf, gewinnt er.'],
    stack: [
      'Keine Karten mehr',
      'Ist der Stapel leer, wird die Runde beendet, und wer am weitesten ist, gewinnt.',
    ],
  },
  fine: {
    title: 'Gut zu wissen',
    begin: [
      'So geht es los',
      'Alle 36 Karten werden gemischt, gedreht und gewendet, wie es kommt. Alle Figuren beginnen auf Feld 0.',
    ],
    wrong: [
      'Eine falsche Wette',
      'Bis Feld 15 verlierst du diese Stufe und die darunter; was du hinter dir hast, bleibt. Geurteilt wird über alle zugleich.',
    ],
    manta: [
      'Die Grenze des Mantas',
      'Er trägt dich zur nächsten Figur vor dir, aber nie über 15 hinaus, und niemanden, der führt.',
    ],
    clock: [
      'Wenn die Zeit um ist',
      'Es zählt, was du gelegt hast, bis zur ersten Lücke. Liegt nichts da, ist es Plättchen 1 auf Stufe 1, kein Hai.',
    ],
    torch: [
      'Taschenlampe (zum Dazunehmen)',
      'Beleuchte den Stapel von oben, unten oder der Seite. Alle haben dieselben Ansichten.',
    ],
    children: [
      'Kinderspiel (zum Dazunehmen)',
      'Fünf Stufen, für jede Hai oder kein Hai. Jede richtige ist ein Feld; Fehler beenden nichts.',
    ],
    chief: [
      'Der Häuptling (zum Dazunehmen, allein immer)',
      'Ein Gegner, der nie irrt: Schwarze Zahlen zählen immer, gelbe nur bis Feld 15.',
    ],
  },
  now: {
    companions: '**Wähl einen Begleiter.** Er hilft dir einmal, in einer Runde deiner Wahl.',
    program: '**Schauen und wetten,** von Stufe 1 hinunter, ohne Lücke.',
    ready: '**Du bist bereit.** Bis die Letzten es sind, darfst du es dir noch anders überlegen.',
    tranquil: n => `**Feld ${n}: ruhiges Wasser.** Eine falsche Wette kostet diese Stufe und die darunter.`,
    deep: n => `**Feld ${n}: Tiefsee.** Eine falsche Wette kostet alle deine Stufen.`,
    stone: n =>
      `**Noch ${n === 1 ? 'ein Feld' : `${n} Felder`} bis zum Stein.** Es zählt, wenn die Runde vorbei ist.`,
    manta: '**Ein Manta trägt dich nicht mehr:** Du bist auf 15 oder weiter.',
    cards: n =>
      `**Nur noch ${n === 1 ? 'eine Karte' : `${n} Karten`}.** Ist der Stapel leer, gewinnt, wer am weitesten ist.`,
    over: '**Der Tauchgang ist vorbei.** Die Figur, die am weitesten ist, hat gewonnen.',
  },
};
