// The back of every card: depth contours and the sounding lead, in a 100 x 140 box.
const smooth = (pts) => {
  let d = '';
  for (let i = 0; i < pts.length; i++) {
    const p = pts[i];
    if (!i) {
      d += `M${p[0].toFixed(1)},${p[1].toFixed(1)}`;
      continue;
    }
    const q = pts[i - 1];
    d += ` Q${q[0].toFixed(1)},${q[1].toFixed(1)} ${((p[0] + q[0]) / 2).toFixed(1)},${((p[1] + q[1]) / 2).toFixed(1)}`;
  }
  return d;
};
function contour(cx, cy, r, seed) {
  const pts = [];
  for (let a = 0; a <= 28; a++) {
    const t = ((a % 28) / 28) * Math.PI * 2;
    const k =
      1 +
      0.12 * Math.sin(t * 2 + seed) +
      0.08 * Math.sin(t * 3 + seed * 2.1) +
      0.04 * Math.sin(t * 5 + seed);
    pts.push([cx + r * k * Math.cos(t), cy + r * 1.28 * k * Math.sin(t)]);
  }
  pts.push(pts[1]);
  return smooth(pts);
}
export const cardback = `<rect width="100" height="140" fill="#12425A"/>${[86, 72, 59, 47, 36, 26].map((r, i) => `<path d="${contour(50, 70, r, 1.2 + i * 0.35)}" fill="${['#14485F', '#174F66', '#1A576E', '#1E6077', '#226A80', '#2A7789'][i]}"/>`).join('')}<circle cx="50" cy="70" r="16" fill="#FCF5E4"/><path d="M41,62 c3,-2.500 6,-2.500 9,0 s6,2.500 9,0" fill="none" stroke="#12425A" stroke-width="2.600" stroke-linecap="round"/><path d="M50,64 v6" stroke="#12425A" stroke-width="2.600"/><path d="M46.600,69 h6.800 l2.700,9.500 c.3,2.600 -12.500,2.600 -12.200,0Z" fill="#12425A"/>`;
