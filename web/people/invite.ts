/** The link to a table: as text, as a QR code, on the clipboard. */
import qrcode from 'qrcode-generator';

export const inviteLink = (origin: string, table: string): string => `${origin}/t/${table}`;

/** A link that only this computer understands. */
export const isOnlyHere = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);

export interface QrPicture {
  readonly size: number; // modules a side
  readonly path: string; // one square a dark module
}

export function qrPicture(text: string): QrPicture {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x},${y}h1v1h-1z`;
  return { size, path };
}

/** Copies the text of a field. Without a secure origin there is no clipboard, but there is the old way. */
export async function copyFrom(field: HTMLInputElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.value = text;
    field.select();
    return document.execCommand('copy');
  }
}
