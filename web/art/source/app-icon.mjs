import { icons } from './icons.mjs';

// The icon of the app: the sounding lead hangs from the surface into deep water. Drawn in 512 x 512.
const water =
  '<rect width="512" height="512" fill="#125069"/>' +
  '<path fill="#0E3C55" d="M0,166 C86,118 172,118 256,160 S426,208 512,154 V512 H0 Z"/>' +
  '<path fill="#0B2B40" d="M0,346 C90,304 176,310 256,344 S424,384 512,334 V512 H0 Z"/>';

/** `scale` is how much of the width the mark takes: less where a system cuts the corners away. */
export const appIcon = ({ corner, scale }) => {
  const size = 512 * scale;
  const at = (512 - size) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" color="#FCF5E4">` +
    `<clipPath id="c"><rect width="512" height="512" rx="${corner}"/></clipPath>` +
    `<g clip-path="url(#c)">${water}</g>` +
    `<svg x="${at}" y="${at}" width="${size}" height="${size}" viewBox="0 0 24 24">${icons.mark}</svg></svg>`
  );
};
