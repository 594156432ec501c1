export const en = {
  goal: {
    title: 'Goal',
    goal: 'Race down to the sacred stone on space **23**. Look into the stack, bet on **where the sharks are**, and be furthest when somebody gets there.',
  },
  round: {
    title: 'A round',
    program:
      '**Look and bet.** The top five cards are levels 1 to 5. Say for each: shark or no shark, and put air tokens on it.',
    dive: '**Dive.** Card by card is lifted. A wrong bet ends your dive; where you are right and fastest, an animal carries you.',
    rest: '**Rest.** Go down one space for each level you still have.',
    deep: '**Deep Waters from 16 on:** there a wrong bet costs all your levels, not only the ones below.',
  },
  counts: {
    title: 'What counts in the picture',
    hint: 'Everything else is decoration.',
    whale: ['Whale, dolphin', 'No sharks. They look like it from above, and do nothing.'],
    other: ['Everything else', 'Fish, kelp, coral, a wreck, bubbles: only there to distract you.'],
    shark: (name: string) => `A shark. ${name}`,
  },
  look: {
    title: 'Seeing into the stack',
    tilt: ['Tilt it', 'What does not move lies on level 1. The more a thing moves, the deeper it lies.'],
    fade: [
      'Fainter is deeper',
      'Every card above a thing dims it a little. A hole in a card makes it look shallower than it is.',
    ],
    levels: [
      'A level is a card',
      'Level 1 is the top card, level 2 the one below, and so on. What is not turned stays for the next round.',
    ],
  },
  tokens: {
    title: 'Air tokens',
    five: [
      'Five tokens',
      'Worth 1 to 5. Fill the levels from the top without a gap; several may lie on one level.',
    ],
    speed: [
      'Speed',
      'The tokens of a level added up. It only matters where an animal helps: the fastest alone gets it, a tie helps nobody.',
    ],
    side: [
      'Two sides',
      'All tokens of a level say the same: shark, or no shark. No tokens, no bet: there your dive simply ends.',
    ],
    rest: [
      'For the rest',
      'A level counts one space however many tokens lie on it. Going deep pays, if you are right.',
    ],
  },
  companions: { title: 'Companions', hint: 'An option: one each, once a game, while you look and bet.' },
  end: {
    title: 'The end',
    stone: [
      'The stone',
      'When a round ends with somebody on 23 or beyond, the game is over. The furthest wins, not the first.',
    ],
    tie: ['A tie', 'Divers side by side share a draw. If the Chief is level with them, the Chief wins.'],
    stack: ['No cards left', 'If the stack runs out, the round is finished and the furthest wins.'],
  },
  fine: {
    title: 'Good to know',
    begin: [
      'How it begins',
      'All 36 cards are shuffled, turned and flipped at random. All pawns start on space 0.',
    ],
    wrong: [
      'A wrong bet',
      'Up to space 15 you lose that level and those below; what you passed stays. Everybody is judged at the same time.',
    ],
    manta: [
      'The manta’s limit',
      'It takes you to the next pawn ahead, but never past 15, and nobody who leads.',
    ],
    clock: [
      'When time is up',
      'What you have laid counts, down to the first gap. With nothing laid it is token 1 on level 1, no shark.',
    ],
    torch: [
      'Flashlight (option)',
      'Light the stack from above, below or the side. Everybody has the same views.',
    ],
    children: [
      'Children’s game (option)',
      'Five levels, shark or no shark for each. Every right one is a space; mistakes stop nothing.',
    ],
    chief: [
      'The Chief (option, always alone)',
      'A rival who never errs: black numbers always count, yellow ones only up to space 15.',
    ],
  },
  now: {
    companions: '**Choose a companion.** It helps you once, in a round of your choice.',
    program: '**Look and bet,** from level 1 down, without a gap.',
    ready: '**You are ready.** Until the last one is, you may still change your mind.',
    tranquil: (n: number) => `**Space ${n}: Tranquil Waters.** A wrong bet costs that level and those below.`,
    deep: (n: number) => `**Space ${n}: Deep Waters.** One wrong bet costs all your levels.`,
    stone: (n: number) =>
      `**${n === 1 ? 'One space' : `${n} spaces`} to the stone.** It counts when the round is over.`,
    manta: '**A manta no longer carries you:** you are on 15 or beyond.',
    cards: (n: number) =>
      `**Only ${n === 1 ? 'one card' : `${n} cards`} left.** When the stack is empty, the furthest wins.`,
    over: '**The dive is over.** The furthest pawn has won.',
  },
};

export type DiveGuide = typeof en;
