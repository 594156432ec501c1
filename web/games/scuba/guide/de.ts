import type { ScubaGuide } from './en.ts';

export const de: ScubaGuide = {
  goal: {
    title: 'Ziel',
    goal: 'Sieh so viele Tiere wie möglich, und sei **wieder oben, bevor deine Luft zu Ende ist**. Wer lebt und die meisten Punkte hat, gewinnt.',
  },
  turn: {
    title: 'Dein Zug',
    dust: '**Der Staub** deines letzten Zuges setzt sich: Deine Würfel verschwinden.',
    current: '**Die Strömung**: Eine Karte schiebt offene Tiere und alle Taucher unter Wasser.',
    dive: '**Tauchen**: bis zu vier Schritte. Nach jedem darfst du das Plättchen dort aufdecken und seine Tiere sehen. Jeder Schritt wirbelt Staub auf.',
    air: '**Atmen**: Je tiefer dein Zug endet, desto mehr Luft kostet er. Ohne Luft unter Wasser ist es aus.',
  },
  air: {
    title: 'Tiefe und Luft',
    bands: [
      'Vier Bänder',
      'Rot 0–10 m, Gelb 10–20 m, Grün 20–30 m, Blau 30–40 m. Ein Zug, der dort endet, kostet 1, 2, 3 oder 4 Luft; die unterste Reihe, in die nur eine Strömung führt, kostet 5.',
    ],
    deep: ['Warum tief tauchen', 'Tiefere Tiere bringen mehr Punkte und kosten mehr Luft, hin und zurück.'],
    up: [
      'Nur zwei nach oben',
      'Hinunter darfst du vier, hinauf nur zwei je Zug: Von 30 m dauert der Heimweg drei Züge. Kehr rechtzeitig um.',
    ],
    rip: [
      'Vorsicht, Sog',
      'Manche Strömungen kosten alle unter Wasser 1 Luft, egal wer am Zug ist. Mit 1 Luft kann das das Ende sein.',
    ],
  },
  animals: {
    title: 'Tiere',
    hint: 'Das erste seiner Art kommt ins Album; ein weiteres bringt seine Punkte als Chips.',
    points: n => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    pair: name => `Paar, +3: ${name}.`,
    triple: name => `Trio, zwei davon +2, alle +6: ${name}.`,
  },
  events: { title: 'Ereignisse', hint: 'Ein Plättchen kann eins verbergen. Es trifft, wer es aufdeckt.' },
  end: {
    title: 'Das Ende',
    trigger: [
      'Wann es beginnt',
      'Sobald höchstens eine lebende Person noch unter Wasser ist, wird die Runde beendet und noch eine gespielt.',
    ],
    solo: [
      'Wer zuletzt unten ist',
      'Wer dann noch unter Wasser ist, hat bis zu zwei weitere Runden, jeder Zug für 5 Punkte. Danach fährt das Boot: 25 Punkte, und allein weiter.',
    ],
    place: [
      'Wo du auftauchst',
      'Das Boot und die Felder direkt daneben kosten nichts. Weiter draußen muss man dich holen: 2 oder 4 Punkte.',
    ],
    score: [
      'Gezählt wird',
      'Album, Paare und Trios, Chips, weniger das Verlorene. Dann mehr Tierkarten, dann weniger verlorene Punkte.',
    ],
  },
  fine: {
    title: 'Gut zu wissen',
    begin: [
      'So geht es los',
      'Alle Plättchen liegen verdeckt in ihrer Tiefe; ein paar haben mit dem Nachbarband getauscht. Alle beginnen auf dem Boot mit 20 Luft.',
    ],
    first: ['Die erste Runde', 'Noch keine Strömung und kein Staub, und ein Schritt hinunter ist Pflicht.'],
    dust: [
      'Staub',
      'Ein Feld mit Staub, auch mit deinem, zeigt nichts: nichts aufdecken, nichts sehen. Deiner geht in deinem nächsten Zug.',
    ],
    see: [
      'Sehen',
      'Nur nach einem Schritt, und jedes Tier einmal: Deine Scheibe merkt es sich. Ein Tier, das alle gesehen haben, schwimmt fort.',
    ],
    drift: [
      'Was treibt',
      'Offene Tiere, nach ihrer Farbe, und Taucher. Verdeckte Plättchen und Staub bleiben. Über den Rand hinaus ist ein Tier fort; wer taucht, bleibt am Rand.',
    ],
    against: [
      'Gegen die Strömung',
      'Eine Strömung von 1 nach links nimmt dir einen der vier Schritte nach rechts.',
    ],
    snorkel: [
      'Schnorcheln',
      'Wer oben ist, taucht nicht mehr. Du darfst an der Oberfläche schwimmen und in die Reihe darunter schauen. Dort ertrinkt niemand.',
    ],
    deco: [
      'Dekompression (zum Dazunehmen)',
      'Wer tiefer als 10 m geht oder schnell aufsteigt, bekommt Marken. Mit zweien darfst du nicht auftauchen, mit einer kostet es 5 Punkte. Ein Zug, der über 10 m endet, nimmt eine weg.',
    ],
    safe: [
      'Niemand ertrinkt (zum Dazunehmen)',
      'Ohne Luft wirst du geborgen: Das kostet viele Punkte, je tiefer, desto mehr, und dein Tauchgang ist vorbei.',
    ],
  },
  now: {
    under: (air, due) => `**Noch ${air} Luft.** Endet der Zug hier, kostet er ${due}.`,
    first: '**Erster Tauchgang:** Steig vom Boot auf eins der drei Felder darunter.',
    steps: (n, up) => `**Noch ${n === 1 ? '1 Schritt' : `${n} Schritte`},** davon höchstens ${up} nach oben.`,
    home: n => `**${n === 1 ? 'Noch ein Zug' : `Noch ${n} Züge`} bis nach oben,** wenn keine Strömung stört.`,
    surfaced: '**Du bist oben.** Schnorchle weiter oder bleib. Luft kostet hier nichts.',
    tokens: n =>
      `**${n === 1 ? '1 Dekomarke' : `${n} Dekomarken`}:** ${n === 1 ? 'Auftauchen kostet jetzt 5 Punkte' : 'noch darfst du nicht auftauchen'}.`,
    dark: '**Deine Lampe ist aus:** In diesem Zug ist nichts zu entdecken.',
    danger: '**Hörst du hier auf, ist die Luft zu Ende.** Geh höher, sonst ist es aus.',
    rip: '**Mit 1 Luft ist ein Sog das Ende,** auch im Zug anderer.',
    solo: '**Du bist als Letzte oder Letzter unten:** Jeder deiner Züge kostet 5 Punkte.',
    waiting: who => `**${who} taucht.** Die Strömung kann auch dich treiben.`,
    over: '**Der Tauchgang ist vorbei.** Album, Paare, Trios und Chips.',
  },
};
