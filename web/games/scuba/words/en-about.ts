import type { RuleId } from '@fathoms/kernel/game.ts';

interface Part {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
}

/** What the parts of the table are. */
export const ABOUT: { readonly [part in 'air' | 'plan' | 'album' | 'depth']: Part } = {
  air: {
    title: 'Your air',
    text: 'A turn that ends underwater costs air, the more the deeper; the yellow end of the gauge is what this turn will take. At 0 your dive is over, so come up in time. Rip currents take air on anybody’s turn.',
    rule: 'SCUBA-89',
  },
  plan: {
    title: 'The way home',
    text: 'Two rows a turn are all you may rise. The line shows your dive: black is behind you, dotted the last safe plan; the circles are the air you would have, the red mark the round to turn back in.',
    rule: 'SCUBA-44',
  },
  album: {
    title: 'The album',
    text: 'Every animal there is, with its points; the colour at its foot says how deep it lives. Seen ones count at the end, grey ones are still out there. Whoever has the most points and is back alive wins.',
    rule: 'SCUBA-66',
  },
  depth: {
    title: 'Depth',
    text: 'Each row is five metres. Tile colours and their waves tell the depth they belong to: the deeper, the rarer and dearer the animals.',
    rule: 'SCUBA-89',
  },
};
