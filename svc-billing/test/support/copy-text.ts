import { execFileSync, spawnSync } from 'node:child_process';

export const canCopy = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text as it is copied from a viewer, on one line. Only where `canCopy`. */
export function copyText(pdf: Uint8Array): string {
  const output = execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString();
  // Marks of the text direction are not part of a name.
  return output.replaceAll(/[\u202a-\u202e]/g, '').replaceAll(/\s+/g, ' ');
}

const dotsPerInch = 100;

/** How many dots of the first page are dark. Only where `canCopy`. */
export function countInk(pdf: Uint8Array): number {
  const page = execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', String(dotsPerInch), '-'], {
    input: pdf,
    maxBuffer: 50_000_000,
  });
  const [header = ''] = /^P5\s\d+ \d+\s255\s/.exec(page.toString('latin1', 0, 30)) ?? [];
  return page.subarray(header.length).reduce((dark, dot) => dark + (dot < 128 ? 1 : 0), 0);
}
