import { createHash } from 'node:crypto';
import { Markup } from '@sabi/service-kit/markup';

const cells = 25;
const finder = 7;

/** Resembles a QR code without being one, so that a scan has no effect. Different for each invoice. */
export function drawQrPicture(invoiceId: string): Markup {
  const squares: string[] = [];
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      if (isDark(invoiceId, row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  const view = `-2 -2 ${cells + 4} ${cells + 4}`;
  return new Markup(
    `<svg class="qr" viewBox="${view}" role="img" aria-label="QRIS"><path d="${squares.join('')}"/></svg>`,
  );
}

function isDark(invoiceId: string, row: number, column: number): boolean {
  const far = cells - finder;
  const corners = [
    [0, 0],
    [0, far],
    [far, 0],
  ] as const;
  const corner = corners.find(
    ([top, left]) => row >= top - 1 && row <= top + finder && column >= left - 1 && column <= left + finder,
  );
  if (corner) return isDarkInFinder(row - corner[0], column - corner[1]);
  const [first = 0] = createHash('md5').update(`${invoiceId}${row},${column}`).digest();
  return first % 2 === 0;
}

/** A ring, a gap, and a square of three. */
function isDarkInFinder(row: number, column: number): boolean {
  const middle = (finder - 1) / 2;
  const distance = Math.max(Math.abs(row - middle), Math.abs(column - middle));
  return distance === middle || distance <= 1;
}
