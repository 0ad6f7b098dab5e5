const maxOctets = 75;
const encoder = new TextEncoder();

/** Escapes a text value of iCalendar (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** Folds a calendar line after 75 octets (RFC 5545, 3.1), never inside a character. */
export function foldLine(line: string): string {
  const rows: string[] = [];
  let row = '';
  for (const character of line) {
    if (octetsOf(row + character) > maxOctets) {
      rows.push(row);
      row = ' ';
    }
    row += character;
  }
  return [...rows, row].join('\r\n');
}

function octetsOf(text: string): number {
  return encoder.encode(text).length;
}
