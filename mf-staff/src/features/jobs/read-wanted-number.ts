import { readJobNumber } from '@sabi/contracts/hiring/paths';

const wantedNumber = /^#?\s*([1-9]\d{0,14})$/;
/** With or without site and language; a query or a fragment is ignored. */
const jobAddress = /^(?:https?:\/\/)?[^/\s]*(?:\/id)?(\/jobs\/[^/?#\s]+)\/?(?:[?#].*)?$/i;

/** @param text a job's public number or its public address @returns null for any other text */
export function readWantedNumber(text: string): number | null {
  const trimmed = text.trim();
  const [, no] = wantedNumber.exec(trimmed) ?? [];
  if (no !== undefined) return Number(no);
  const [, path] = jobAddress.exec(trimmed) ?? [];
  return path === undefined ? null : readJobNumber(path.toLowerCase());
}
