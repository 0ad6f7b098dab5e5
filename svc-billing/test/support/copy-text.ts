import { execFileSync, spawnSync } from 'node:child_process';

export const canCopy = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text as copied from a viewer, on one line. Requires `canCopy`. */
export function copyText(pdf: Uint8Array): string {
  const output = execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString();
  // Removes text direction marks.
  return output.replaceAll(/[\u202a-\u202e]/g, '').replaceAll(/\s+/g, ' ');
}

const dotsPerInch = 100;

/** Number of dark dots on the first page. Requires `canCopy`. */
export function countInk(pdf: Uint8Array): number {
  const page = execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', String(dotsPerInch), '-'], {
    input: pdf,
    maxBuffer: 50_000_000,
  });
  const [header = ''] = /^P5\s\d+ \d+\s255\s/.exec(page.toString('latin1', 0, 30)) ?? [];
  return page.subarray(header.length).reduce((dark, dot) => dark + (dot < 128 ? 1 : 0), 0);
}
