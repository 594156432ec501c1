/** The bots a table can have, by name, weakest first. The otter and the orca are not in every game. */
export const LEVELS = ['minnow', 'otter', 'seal', 'barracuda', 'orca'] as const;
export type Level = (typeof LEVELS)[number];

/** How well each looks at pictures: the skill of its eyes (`BotEyes`). */
export const EYESIGHT: { readonly [L in Level]: number } = {
  minnow: 0,
  otter: 1,
  seal: 1,
  barracuda: 2,
  orca: 2,
};
