import { createRequire } from 'node:module';
import type * as commonLanguage from '@zxcvbn-ts/language-common';

const require = createRequire(import.meta.url);

/** Likely passwords of our users that the published list lacks. */
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

/** Refused also with digits and signs added. */
const productWords = new Set(['sabi', 'sabiats', 'sabiid', 'sabitalent', 'sabirecruitment', 'sabiindonesia']);

let commonPasswords: ReadonlySet<string> | undefined;

/** Lower case. Some 49,000 entries in 5 MB, loaded on first use. */
function loadCommonPasswords(): ReadonlySet<string> {
  if (commonPasswords) return commonPasswords;
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof commonLanguage;
  commonPasswords = new Set(dictionary['passwords-common']);
  return commonPasswords;
}

/** Whether it is on the list, a product word with digits or signs, or the owner's address. */
export function isCommonPassword(password: string, email?: string | null): boolean {
  const lower = password.toLowerCase();
  if (localPasswords.has(lower) || loadCommonPasswords().has(lower)) return true;
  if (productWords.has(lower.replaceAll(/[^a-z]/g, ''))) return true;
  return Boolean(email) && (lower === email || lower === email?.split('@')[0]);
}
