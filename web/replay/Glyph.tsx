const PATHS = {
  first: 'M6 5v14M18.500 5.500 10 12l8.500 6.500Z',
  'turn-back': 'M11.500 5.500 4 12l7.500 6.500ZM20 5.500 12.500 12l7.500 6.500Z',
  back: 'M14.500 5 7.500 12l7 7',
  play: 'M7 4.500 19 12 7 19.500Z',
  pause: 'M8 5v14M16 5v14',
  on: 'M9.500 5l7 7-7 7',
  'turn-on': 'M4 5.500 11.500 12 4 18.500ZM12.500 5.500 20 12l-7.500 6.500Z',
  last: 'M18 5v14M5.500 5.500 14 12l-8.500 6.500Z',
  download: 'M12 4v11M7 10.500l5 5 5-5M4.500 19.500h15',
};

export type GlyphId = keyof typeof PATHS;

/** The signs every player knows from a tape recorder, in the hand of our icons. */
export function Glyph({ id }: { id: GlyphId }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[id]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
