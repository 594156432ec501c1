import { networkInterfaces } from 'node:os';
import qrcode from 'qrcode-generator';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Where others on the same network find us. */
const lanAddresses = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(address => address.family === 'IPv4' && !address.internal)
    .map(({ address }) => `http://${address}:${port}`);

const QUIET = 2; // light modules around the code, so that cameras find it

/** A QR code in half blocks: two rows of modules to a line of text, light on dark. */
export function qrText(text: string): string {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const isDark = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < count && column < count && code.isDark(row, column);
  const lines: string[] = [];
  for (let row = -QUIET; row < count + QUIET; row += 2) {
    let line = '';
    for (let column = -QUIET; column < count + QUIET; column++)
      line += halfBlock(isDark(row, column), isDark(row + 1, column));
    lines.push(line);
  }
  return lines.join('\n');
}

/** Light modules are printed: terminals are dark. */
function halfBlock(upperDark: boolean, lowerDark: boolean): string {
  if (upperDark) return lowerDark ? ' ' : '▄';
  return lowerDark ? '▀' : '█';
}

export function greeting(host: string, port: number): string {
  const lan = EVERYWHERE.includes(host) ? lanAddresses(port) : [];
  const lines = [
    '',
    '  Fathoms is open:',
    '',
    `    http://localhost:${port}`,
    ...lan.map(a => `    ${a}`),
    '',
  ];
  const [first] = lan;
  return first === undefined ? lines.join('\n') : [...lines, qrText(first), ''].join('\n');
}
