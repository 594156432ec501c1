import type { Words } from './en.ts';
import { plural } from './plural.ts';

export const de: Words = {
  brand: 'Fathoms',
  home: 'Zurück zum Hafen',
  you: 'Du',
  close: 'Schließen',
  cancel: 'Abbrechen',
  and: names => new Intl.ListFormat('de', { type: 'conjunction' }).format(names),

  yourTurn: 'Du bist dran',
  turnOf: names => (names.length === 1 ? `${names[0]} ist dran` : `${de.and(names)} sind dran`),
  gameOver: 'Spiel zu Ende',
  since: 'Seit deinem letzten Zug',
  watching: 'Du schaust zu',
  watchingLate: steps => `Du schaust zu, ${steps} Schritte später`,

  tools: {
    label: 'Werkzeuge am Tisch',
    undo: 'Letzten Zug zurücknehmen',
    undoNot: 'Nichts zurückzunehmen',
    undoAsk: 'Die anderen bitten, deinen letzten Zug zurückzunehmen',
    people: 'Wer ist da',
    rules: 'Regeln',
    sound: 'Ton einschalten',
    mute: 'Ton ausschalten',
    settings: 'Einstellungen',
    menu: 'Menü',
    log: 'Logbuch',
    skip: 'Vorspringen',
    score: 'Wertung zeigen',
  },

  keys: {
    title: 'Tasten',
    table: 'Am Tisch',
    on: 'Mit einzelnen Tasten spielen',
    note: 'Keine Taste tut etwas, während du tippst, oder zusammen mit Strg, Alt oder Cmd.',
    space: 'Leertaste',
  },

  log: {
    title: 'Logbuch',
    open: 'Logbuch öffnen',
    close: 'Logbuch schließen',
    emptyTitle: 'Das Logbuch ist leer',
    empty: 'Es füllt sich, sobald jemand zieht.',
    steps: n => `${n} ${plural('de', n, { one: 'Eintrag', other: 'Einträge' })}`,
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Licht',
    themes: { light: 'Tagtauchgang', dark: 'Nachttauchgang', system: 'Wie das Gerät' },
    language: 'Sprache',
    languages: { en: 'English', de: 'Deutsch' },
    pace: 'Tempo der anderen',
    paceHelp: 'Wie schnell Bots und Mitspielende gezeigt werden.',
    paces: { '0.5': 'Ruhig', '1': 'Normal', '2': 'Flott' },
    aids: 'Chancen und Hinweise zeigen',
    aidsHelp: 'Hilfen, die sich jeder am Tisch ausrechnen könnte.',
    coach: 'Hinweise beim ersten Mal',
    coachHelp: 'Ein Satz, wenn dir etwas zum ersten Mal begegnet.',
    coachAgain: 'Alle Hinweise noch einmal zeigen',
    sound: 'Ton',
    soundHelp: 'Leise Klänge und ein ruhiges Meer; ein Handy darf brummen.',
    volume: 'Lautstärke',
    name: 'Dein Name',
    nameHelp: 'Für die anderen an einem Online-Tisch.',
  },

  coach: { label: 'Zum ersten Mal', dismiss: 'Verstanden' },

  connection: {
    connecting: 'Der Tisch wird gedeckt',
    sending: 'Dein Zug wird gesendet …',
    lost: 'Die Verbindung ist weg.',
    lostMore: 'Wir versuchen es weiter. Dein Platz bleibt frei für dich.',
    retry: 'Jetzt versuchen',
    stale: 'Eine neue Fassung des Tisches ist da.',
    staleMore: 'Lade die Seite neu, dann geht es weiter; nichts ist verloren.',
    reload: 'Neu laden',
    late: 'Es lädt noch.',
    lateMore: 'Ein Teil der Seite kam nicht an. Wir versuchen es weiter.',
    update: 'Eine neue Fassung ist da.',
    updateNow: 'Jetzt nehmen',
    updateLater: 'Später',
  },

  gone: {
    title: 'Diesen Tisch gibt es nicht mehr',
    text: 'Kein Tisch trägt diesen Code. Vielleicht wurde er geschlossen, oder der Link ist unvollständig.',
    troubleTitle: 'Dieser Tisch lässt sich nicht mehr öffnen',
    troubleText: 'Er wurde nach einer älteren Fassung der Regeln begonnen, oder sein Logbuch ist beschädigt.',
    localText: 'Dieses Gerät kennt den Tisch nicht.',
    lostTitle: 'In dieser Tiefe ist nichts',
    lostText: 'Unter dieser Adresse gibt es keine Seite.',
  },

  fault: {
    title: 'Uns ist etwas heruntergefallen',
    text: 'Deine Züge sind nicht verloren. Lade die Seite neu, dann geht es weiter.',
  },

  curtain: {
    seen: name => `Schau, so lange du magst. Dann ist ${name} dran.`,
    passOn: name => `Weiter an ${name}`,
    since: name => `${name}, seit deinem letzten Zug`,
    pass: name => `Gib das Gerät an ${name}.`,
    only: name => `Nur ${name} schaut hin.`,
    ready: name => `Ich bin ${name}`,
  },

  refused: {
    rule: 'Regel',
    over: 'Das Spiel ist zu Ende.',
    'not-your-turn': names => `Noch nicht: ${names} ist dran.`,
    unreadable: 'Der Zug war nicht lesbar. Bitte versuch es noch einmal.',
  },

  errors: {
    'bad-message': 'Das hat der Tisch nicht verstanden.',
    'too-large': 'Das war zu viel auf einmal.',
    'too-fast': 'Bitte etwas langsamer.',
    'stale-page': 'Eine neue Fassung des Tisches ist da.',
    'no-table': 'Diesen Tisch gibt es nicht mehr.',
    'no-seat': 'Das ist nicht dein Platz.',
    'seat-taken': 'Dort sitzt schon jemand.',
    'not-host': 'Das darf nur, wer den Tisch leitet.',
    'not-now': 'Das geht jetzt nicht.',
    'bad-options': 'Diese Optionen passen nicht zusammen.',
    'bad-name': 'Ein Name hat 1 bis 24 Zeichen.',
    'out-of-turn': 'Der Tisch war schon weiter.',
    'no-undo': 'Das lässt sich nicht mehr zurücknehmen.',
    full: 'Der Tisch ist voll.',
    kicked: 'Die Tischleitung hat dich von diesem Tisch verwiesen. Zuschauen darfst du.',
    'bot-plays': 'Ein Bot spielt auf deinem Platz. Nimm ihn erst zurück.',
    declined: 'Jemand hat Nein gesagt.',
    'still-here': 'Diese Person ist noch da oder noch keine Minute weg.',
    trouble: 'Uns ist etwas heruntergefallen. Dein Zug ist nicht verloren, versuch es noch einmal.',
  },

  levels: {
    minnow: 'Elritze',
    seal: 'Seehund',
    barracuda: 'Barrakuda',
  },
};
