// The palette and the few strokes every drawing is made of. A drawing is a string of SVG shapes in a
// 400 x 400 box; three tones per thing (dark edge, body, light), no gradients, no outlines.
export const P = {
  ink: '#22405e',
  ink2: '#3a6285',
  inkD: '#142a43',
  pale: '#bcd6d4',
  cream: '#fbefd6',
  coral: '#ee6f57',
  coral2: '#f7a67c',
  ochre: '#f0b446',
  ochreD: '#b9781f',
  ochreL: '#ffdf95',
  kelp: '#3d8460',
  kelpD: '#235646',
  lime: '#a9cf72',
  plum: '#7b4a82',
  plumL: '#b784b0',
  plumD: '#4a2a56',
  teal: '#1f7f8c',
  tealL: '#6cc3bf',
  tealD: '#0f4f5c',
  green: '#3f9450',
  greenD: '#23613a',
  red: '#cf4436',
  redD: '#8a2230',
  rose: '#f2a08a',
  sand: '#d9b380',
  manta: '#1d2f4d',
  mantaL: '#49658a',
  wood: '#8c4f2e',
  woodD: '#5a2e18',
  woodL: '#b9784a',
  steel: '#7f96a3',
  steelL: '#c3d3d8',
  steelD: '#465b69',
  skin: '#e3a67f',
  pink: '#c25a85',
  pinkL: '#eba3b6',
};

/** A flat shape. */
export const fill = (colour, d, extra = '') => `<path fill="${colour}" d="${d}" ${extra}/>`;

/** A round-ended stroke. */
export const line = (colour, width, d, extra = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}" ${extra}/>`;

export const circle = (colour, x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const eye = (x, y, r = 5) =>
  circle(P.cream, x, y, r) + circle(P.inkD, x, y, (r * 0.55).toFixed(1));

/** The drawing and its mirror image about the vertical middle of the box. */
export const both = (d) => `${d}<g transform="translate(400 0) scale(-1 1)">${d}</g>`;
