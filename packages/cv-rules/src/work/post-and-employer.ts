import { titleLikeness } from '../vocabulary/work-words';

/** Legal forms and abbreviations that begin an employer's name and are part of no post. */
const legalForms =
  'PT|CV|UD|PD|PO|RS|RSU|RSUD|RSUP|RSIA|BPR|KSP|KAP|SD|SDN|SDIT|SMP|SMPN|SMA|SMAN|SMK|SMKN|MTs|MI|MAN|TK|PAUD|LPK|LBB|Perum|Perumda|Puskesmas|Universitas|Univ\\.|Institut|Politeknik|Akademi|Sekolah Tinggi|Rumah Sakit|Rumah Makan|Yayasan|Koperasi|PO|SPBU|Bpk|Bapak|Ibu|[Kk]eluarga|Perumahan|Dinas|Kelurahan|Balai';
/** Also words of posts (`Kepala Toko`): they begin an employer only behind a whole post. */
const places =
  'Bank|Toko|Hotel|Klinik|Apotek|Restoran|Warung|Kedai|Bengkel|Pabrik|Pasar|Percetakan|Studio|Salon|Butik|Kafe|Cafe|Swalayan|Minimarket|Laundry|Bimbel|Stasiun|Pesantren|Pondok';
const begins = `\\s(?=(?:${legalForms})\\.?\\s+\\p{Lu}|(?:${places})\\s+\\p{Lu})`;
const employerBehind = new RegExp(begins, 'u');
const employerInCapitals = new RegExp(begins, 'iu');
const isLegalForm = new RegExp(`^(?:${legalForms})(?!\\p{L})`, 'iu');
/** Words that need another one: `Kepala Toko` is a post. */
const unfinished = /(?:^|\s)(?:kepala|ketua|wakil|head|of|di|pada|dan|&|,)$/iu;

/**
 * `Satpam Bank Contoh Wonosari` → `Satpam`, `Bank Contoh Wonosari`: a post and behind it, without a sign between them, an employer
 * by its first word. undefined where a text is not both.
 */
export function splitPostAndEmployer(text: string): [post: string, employer: string] | undefined {
  const at = (text === text.toUpperCase() ? employerInCapitals : employerBehind).exec(text)?.index ?? 0;
  const [post, employer] = [text.slice(0, at).trim(), text.slice(at).trim()];
  if (post === '' || unfinished.test(post)) return undefined;
  const likeness = titleLikeness(post);
  return likeness > 0 || (likeness === 0 && isLegalForm.test(employer)) ? [post, employer] : undefined;
}
