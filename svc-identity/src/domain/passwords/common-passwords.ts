import { createRequire } from 'node:module';
import type * as commonLanguage from '@zxcvbn-ts/language-common';

const require = createRequire(import.meta.url);

/** What this product's users would think of first; the published list knows none of it. */
const localPasswords = new Set([
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
]);

/** A password made of one of these and nothing but digits and signs is refused. */
const productWords = new Set(['sabi', 'sabiats', 'sabiid', 'sabitalent', 'sabirecruitment', 'sabiindonesia']);

let commonPasswords: ReadonlySet<string> | undefined;

/** Lower case. Some 49,000 entries in 5 MB, which a process holds from the first password on that it is to judge. */
function loadCommonPasswords(): ReadonlySet<string> {
  if (commonPasswords) return commonPasswords;
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof commonLanguage;
  commonPasswords = new Set(dictionary['passwords-common']);
  return commonPasswords;
}

/** True for a password an attacker tries early: on the list, a product word with decoration, or the owner's address. */
export function isCommonPassword(password: string, email?: string | null): boolean {
  const lower = password.toLowerCase();
  if (localPasswords.has(lower) || loadCommonPasswords().has(lower)) return true;
  if (productWords.has(lower.replaceAll(/[^a-z]/g, ''))) return true;
  return Boolean(email) && (lower === email || lower === email?.split('@')[0]);
}
