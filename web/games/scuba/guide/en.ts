export const en = {
  goal: {
    title: 'Goal',
    goal: 'See as many animals as you can, and be **back at the surface before your air is gone**. Most points among the living wins.',
  },
  turn: {
    title: 'Your turn',
    dust: '**The dust** of your last turn settles: your cubes leave the water.',
    current: '**The current**: a card pushes open animals and every diver underwater.',
    dive: '**Dive**: up to four steps. After each you may turn the tile there and see its animals. Every step stirs up dust.',
    air: '**Breathe**: the deeper you end the turn, the more air it costs. No air left underwater is the end of you.',
  },
  air: {
    title: 'Depth and air',
    bands: [
      'Four bands',
      'Red 0–10 m, yellow 10–20 m, green 20–30 m, blue 30–40 m. A turn that ends there costs 1, 2, 3 or 4 air; the lowest row, where only a current takes you, costs 5.',
    ],
    deep: ['Why go deep', 'Deeper animals bring more points, and cost more air to reach and to leave.'],
    up: [
      'Only two up',
      'You may go down four, but up only two a turn: from 30 m the way home takes three turns. Turn back in time.',
    ],
    rip: [
      'Watch the rip',
      'Some currents cost every diver underwater 1 air, on anybody’s turn. With 1 air left that can be the end.',
    ],
  },
  animals: {
    title: 'Animals',
    hint: 'The first of a kind is a card in your album; another one brings its points as chips.',
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    pair: (name: string) => `Pair, +3: ${name}.`,
    triple: (name: string) => `Trio, 2 of them +2, all +6: ${name}.`,
  },
  events: { title: 'Events', hint: 'A tile may hide one. It happens to whoever turned it.' },
  end: {
    title: 'The end',
    trigger: [
      'When it begins',
      'As soon as at most one living diver is still underwater, the round is finished and one more is played.',
    ],
    solo: [
      'The last one down',
      'Whoever is still underwater then has up to two more rounds, each turn for 5 points. After that the boat leaves: 25 points, and on alone.',
    ],
    place: [
      'Where you come up',
      'The boat and the spaces right beside it cost nothing. Further out the skipper has to fetch you: 2 or 4 points.',
    ],
    score: [
      'Counting',
      'Album, pairs and trios, chips, less what you lost. Then more animal cards, then fewer points lost.',
    ],
  },
  fine: {
    title: 'Good to know',
    begin: [
      'How it begins',
      'All tiles lie face down, each in its depth; a few have swapped places with a neighbour band. Everybody starts on the boat with 20 air.',
    ],
    first: ['The first round', 'No current and no dust yet, and one step down is a must.'],
    dust: [
      'Dust',
      'A space with any dust, even your own, shows nothing: no turning, no seeing. Yours goes at your next turn.',
    ],
    see: [
      'Seeing',
      'Only after a step, and each animal once: your disc marks it. An animal everybody has seen swims off.',
    ],
    drift: [
      'What drifts',
      'Open animals, by their own colour, and divers. Face-down tiles and dust stay. Past the side an animal is gone; a diver stops at the edge.',
    ],
    against: ['Against the current', 'A current of 1 to the left takes one of your four steps to the right.'],
    snorkel: [
      'Snorkelling',
      'Up again, you never dive again. You may swim along the surface and look at the row just below. Nobody drowns up there.',
    ],
    deco: [
      'Decompression (option)',
      'Going below 10 m and coming up fast gives tokens. With two you may not surface; with one it costs 5 points. A turn that ends above 10 m takes one off.',
    ],
    safe: [
      'Nobody drowns (option)',
      'Out of air you are brought up instead: for many points, the deeper the more, and your dive is over.',
    ],
  },
  now: {
    under: (air: number, due: number) => `**${air} air left.** Ending the turn here costs ${due}.`,
    first: '**First dive:** step off the boat into one of the three spaces below.',
    steps: (n: number, up: number) =>
      `**${n === 1 ? '1 step' : `${n} steps`} left,** ${up} of them up at most.`,
    home: (n: number) =>
      `**${n === 1 ? 'One more turn' : `${n} turns`} to the surface** from here, without a current against you.`,
    surfaced: '**You are up.** Snorkel along, or stay. Nothing costs air here.',
    tokens: (n: number) =>
      `**${n === 1 ? '1 deco token' : `${n} deco tokens`}:** ${n === 1 ? 'surfacing now costs 5 points' : 'you may not surface yet'}.`,
    dark: '**Your torch is out:** nothing can be discovered this turn.',
    danger: '**Out of air if you stop here.** Go higher, or this is the end.',
    rip: '**At 1 air a rip current is the end,** even on somebody else’s turn.',
    solo: '**The last one down:** each of your turns costs 5 points.',
    waiting: (who: string) => `**${who} dives.** The current may move you, too.`,
    over: '**The dive is over.** Album, pairs, trios and chips.',
  },
};

export type ScubaGuide = typeof en;
