export const en = {
  look: 'Look into the stack: the top card is level 1. Tilt it: the more a thing moves, the deeper it lies. Then say for each level: shark or no shark.',
  sonar:
    'The sonar tells what it hears in place of the picture. It can be wrong, and is the same for everybody.',
  reveal: 'Now all bets are open. Card by card is lifted, and who was wrong stops diving.',
  mistake: 'A wrong bet: that level and those below are gone. What you had passed still counts in the rest.',
  deepMistake: 'A wrong bet in Deep Waters: all your levels are gone. Down here fewer, surer levels pay.',
  helped: 'You were right and the fastest: the animal carries you at once.',
  manta: 'A manta carries its diver to the next pawn ahead, though never past space 15.',
  unmoved: 'Fastest on a manta, but nobody ahead, or too deep for it: no ride, and nobody else gets one.',
  tie: 'Two were equally fast, so the animal helps nobody.',
  spent: 'No card was left for those levels. That is no mistake; they just do not count.',
  rest: 'The rest: one space down for every level still standing, however many tokens lie on it.',
  deep: 'Deep Waters, from space 16 on: a single wrong bet now costs all your levels.',
  bubbles: 'Bubbles cover the Chief’s yellow numbers: in Deep Waters they do not count.',
  chief: 'The Chief dives too, and is never wrong. The black and yellow numbers are the Chief’s speed.',
  companions: 'Choose a companion. You may use it once, in a round that suits it.',
  companion:
    'Your companion waits beside your levels. Using it is up to you, once in the game, before you are ready.',
  used: 'Somebody used a companion. It helps in this round and is gone after it.',
  orca: 'The Orca: in ten seconds everybody’s bets are closed as they lie.',
  thanked: 'The Dolphins: their diver made no mistake, so whoever sent them goes down a space.',
};
