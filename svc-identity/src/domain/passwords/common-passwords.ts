import { dictionary } from '@zxcvbn-ts/language-common';

/** What this product's users would think of first; the published list knows none of it. */
const localPasswords = [
  'katasandi',
  'merdeka',
  'alhamdulillah',
  'pancasila',
  'lowongan',
  'lowongankerja',
  'carikerja',
  'kerjaan',
  'jobseeker',
  'recruiter',
  'rekruter',
];

/** A password made of one of these and nothing but digits and signs is refused. */
const productWords = new Set(['sabi', 'sabiats', 'sabiid', 'sabitalent', 'sabirecruitment', 'sabiindonesia']);

/** Lower case. Some 49,000 entries, most common first in the source. */
const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...localPasswords]);

/** True for a password an attacker tries early: on the list, a product word with decoration, or the owner's address. */
export function isCommonPassword(password: string, email?: string | null): boolean {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return true;
  if (productWords.has(lower.replaceAll(/[^a-z]/g, ''))) return true;
  return Boolean(email) && (lower === email || lower === email?.split('@')[0]);
}
