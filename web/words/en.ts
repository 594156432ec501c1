import { plural } from './plural.ts';

/** The shell's texts. Pages and games keep their own tables beside their code. */
export const en = {
  brand: 'Fathoms',
  home: 'Back to the harbour',
  you: 'You',
  close: 'Close',
  cancel: 'Cancel',
  and: (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names),

  yourTurn: 'Your turn',
  turnOf: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]}’s turn` : `${en.and(names)} to move`,
  gameOver: 'Game over',
  since: 'Since your last turn',
  watching: 'You are watching',
  watchingLate: (steps: number) => `You are watching, ${steps} steps behind`,

  tools: {
    label: 'Table tools',
    undo: 'Take back your last move',
    undoNot: 'Nothing to take back',
    undoAsk: 'Ask the others to take back your last move',
    people: 'Who is here',
    rules: 'Rules',
    sound: 'Turn sound on',
    mute: 'Turn sound off',
    settings: 'Settings',
    menu: 'Menu',
    log: 'Logbook',
    skip: 'Skip ahead',
    score: 'Show the score',
  },

  keys: {
    title: 'Keys',
    table: 'At the table',
    on: 'Single keys play',
    note: 'No key does anything while you type, or together with Ctrl, Alt or Cmd.',
    space: 'Space',
  },

  log: {
    title: 'Logbook',
    open: 'Open the logbook',
    close: 'Close the logbook',
    emptyTitle: 'The logbook is blank',
    empty: 'It fills as soon as somebody moves.',
    steps: (n: number) => `${n} ${plural('en', n, { one: 'entry', other: 'entries' })}`,
  },

  settings: {
    title: 'Settings',
    theme: 'Light',
    themes: { light: 'Day dive', dark: 'Night dive', system: 'As the device' },
    language: 'Language',
    languages: { en: 'English', de: 'Deutsch' },
    pace: 'Pace of the others',
    paceHelp: 'How fast bots and other players are shown.',
    paces: { '0.5': 'Calm', '1': 'Normal', '2': 'Brisk' },
    aids: 'Show odds and hints',
    aidsHelp: 'Help that anyone could work out from the table.',
    coach: 'First-time hints',
    coachHelp: 'One sentence when you meet a thing for the first time.',
    coachAgain: 'Show all first-time hints again',
    sound: 'Sound',
    soundHelp: 'Soft sounds and a quiet sea; a phone may buzz.',
    volume: 'Volume',
    name: 'Your name',
    nameHelp: 'Shown to the others at an online table.',
  },

  coach: { label: 'First time', dismiss: 'Got it' },

  connection: {
    connecting: 'Laying out the table',
    sending: 'Sending your move …',
    lost: 'You are offline.',
    lostMore: 'We keep trying. Your seat is kept.',
    retry: 'Try now',
    stale: 'A new version of the table is ready.',
    staleMore: 'Load the page again to go on; nothing is lost.',
    reload: 'Load again',
    late: 'Still loading.',
    lateMore: 'A part of the page has not come through. We keep trying.',
    update: 'A new version is ready.',
    updateNow: 'Use it now',
    updateLater: 'Later',
    restart: (time: string) => `The server restarts in ${time}.`,
    restartSoon: 'The server restarts any moment now.',
    restartMore: 'Your tables are kept, and this page comes back by itself.',
    minutes: (n: number) => (n === 1 ? 'less than a minute' : `less than ${n} minutes`),
    restartAway: 'Hide until the last minute',
  },

  gone: {
    title: 'That table is gone',
    text: 'No table goes by this code. It may have been closed, or the link is not complete.',
    troubleTitle: 'This table does not open any more',
    troubleText: 'It was begun with an older version of the rules, or its logbook is damaged.',
    bannedTitle: 'You cannot come in here',
    bannedText: 'The people who run this server keep you out. Games on your own device work as before.',
    signedOutTitle: 'You are signed out',
    signedOutText:
      'You signed out on another device. Load the page again to look on as a guest, or sign in under My dives.',
    localText: 'This device does not remember that table.',
    lostTitle: 'Nothing at this depth',
    lostText: 'There is no page at this address.',
  },

  fault: {
    title: 'We dropped something',
    text: 'Your moves were not lost. Load the page again to go on.',
  },

  curtain: {
    seen: (name: string) => `Look as long as you like. Then it is ${name}’s turn.`,
    passOn: (name: string) => `Pass to ${name}`,
    since: (name: string) => `${name}, since your last turn`,
    pass: (name: string) => `Pass the device to ${name}.`,
    only: (name: string) => `Only ${name} looks.`,
    ready: (name: string) => `I am ${name}`,
  },

  refused: {
    rule: 'Rule',
    over: 'The game is over.',
    'not-your-turn': (names: string) => `Not yet: it is up to ${names}.`,
    unreadable: 'That move could not be read. Please try again.',
  },

  errors: {
    'bad-message': 'The table did not understand that.',
    'too-large': 'That was too much at once.',
    'too-fast': 'A little slower, please.',
    'stale-page': 'A new version of the table is ready.',
    'no-table': 'That table is gone.',
    'no-seat': 'That seat is not yours.',
    'seat-taken': 'Somebody already sits there.',
    'not-host': 'Only the host may do that.',
    'not-now': 'That is not possible now.',
    'bad-options': 'These options do not go together.',
    'bad-name': 'A name has 1 to 24 letters.',
    'out-of-turn': 'The table had already moved on.',
    'no-undo': 'That can no longer be taken back.',
    full: 'The table is full.',
    kicked: 'The host has kicked you from this table. You may still watch.',
    banned: 'The people who run this server keep you out.',
    'signed-out': 'You signed out on another device.',
    'bot-plays': 'A bot plays your seat. Take it back first.',
    declined: 'Somebody said no.',
    'still-here': 'That player is still online, or has been gone for less than a minute.',
    trouble: 'We dropped something. Your move was not lost, try once more.',
  },

  rated: 'rated',
  daily: { name: 'Daily dive', counted: 'this try counts', practice: 'practice' },
  shared: { name: 'Same water', try: 'as it comes', table: 'one deal, several tables' },
  levels: {
    minnow: 'Minnow',
    seal: 'Seal',
    barracuda: 'Barracuda',
    orca: 'Orca',
  },
};

export type Words = typeof en;
