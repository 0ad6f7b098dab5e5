import type { AskedQuestion, Intent } from './intent';

const contactData = String.raw`(?:e-?mails?|phone(?: numbers?)?|numbers?|address(?:es)?|names?|cvs?|nama|nomor(?: hp)?|alamat(?: rumah)?|daftar)`;
const others = String.raw`(?:candidates?|applicants?|talents?|developers?|nurses?|engineers?|director|ceo|visitors?|users?|members?|employees?|kandidat|pelamar|perawat|direktur|pengunjung|anggota|karyawan|orang lain|konsultan)`;
const asksOfOthers = [
  String.raw`\bwho (?:else )?(?:has |have )?appl(?:ied|ies)\b`,
  String.raw`\bsiapa (?:saja|aja|lagi)?\s*(?:yang )?(?:pelamar|melamar|ngelamar|lamar|ditolak)`,
  String.raw`\b(?:give|send|show|list|tell|kirim\w*|kasih|berikan|minta|sebutkan|tampilkan)\b.*\b${contactData}\b.*\b(?:${others}|database|semua|terdaftar)\b`,
  String.raw`\b(?:give|send|show|list|kirim\w*|kasih|berikan|minta|sebutkan)\b.*\b${others}\b.*\b${contactData}\b`,
  String.raw`\b(?:salary|earn\w*|gaji|penghasilan|phone|cv|email)\b.*\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+`,
  String.raw`\b(?:did|has|is|apakah|apa)\b.*\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b.*\b(?:appl\w+|melamar|lamar|ngelamar|bekerja|work\w*|employee|looking|terdaftar|registered|daftar|rejected|ditolak|account|akun)`,
  String.raw`\b(?:cv|message|chat|question|lamaran|profil\w*|application)\b.*\b(?:before mine|previous|last visitor|somebody else|someone else|other people|another (?:person|user)|orang lain|pengunjung lain|teman saya|mantan|tetangga)\b`,
  String.raw`\b(?:last|previous|other) (?:visitor|user|person)\b`,
];
const namedCase = asksOfOthers.map(
  (pattern) => new RegExp(pattern, pattern.includes(String.raw`\p{Lu}`) ? 'u' : 'iu'),
);
const chinese =
  /别人|其他(?:人|候选人|申请人|用户)|谁申请|某人|(?:候选人|申请人|护士|开发者)的?(?:名单|邮箱|电话|姓名|联系方式)/;

/** Products and places that look like a name of a person. */
const isNoPerson =
  /\b(?:Executive Search|Talent Excellence|Sabi ATS|Specialized Recruitment|Talent Consulting|Google Analytics|Replies Fast)\b/g;

/** Questions about other people, of whom nothing is said. */
export function findPersonIntent({ message }: AskedQuestion): Intent | undefined {
  const text = message.replaceAll(isNoPerson, 'it');
  return namedCase.some((pattern) => pattern.test(text)) || chinese.test(text)
    ? { text: 'otherPeople', cites: ['privacy/recipients'], pages: ['contact'] }
    : undefined;
}
