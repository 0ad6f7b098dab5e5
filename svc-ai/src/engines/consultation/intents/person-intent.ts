import { isSiteWord } from '../retrieval/public-passages';
import type { AskedQuestion, Intent } from './intent';

const contactData = String.raw`(?:e-?mails?|phone(?: numbers?)?|numbers?|address(?:es)?|names?|cvs?|nama|nomor(?: hp)?|alamat(?: rumah)?|daftar)`;
const others = String.raw`(?:candidates?|applicants?|talents?|developers?|nurses?|engineers?|director|ceo|visitors?|users?|members?|employees?|kandidat|pelamar|perawat|direktur|pengunjung|anggota|karyawan|orang lain|konsultan)`;
const relations = String.raw`(?:(?:best )?friend|girlfriend|boyfriend|wife|husband|partner|brother|sister|son|daughter|cousin|colleague|co-?worker|neighbou?r|ex(?:-\w+)?|rival|competitor|someone else|somebody else|another (?:user|person|candidate|applicant|account|company|customer|member)|other (?:users?|people|persons?|candidates?|applicants?|accounts?|companies|customers?|members?))`;
const relasi = String.raw`(?:teman|temen|tetangga|mantan|pacar|istri|suami|adik|kakak|sepupu|anak|rekan|kolega|pesaing|kompetitor|saingan|orang lain|seseorang|(?:kandidat|pelamar|pengguna|user|akun|anggota|perusahaan|peserta) lain(?:nya)?)`;
const things = String.raw`(?:cvs?|resumes?|applications?|salar(?:y|ies)|pay|wages?|phones?|(?:phone |hp )?numbers?|e-?mails?|addresse?s?|plans?|payments?|invoices?|receipts?|status|data|details|profiles?|accounts?|scores?|passwords?|quota|messages?|chats?|conversations?|results?)`;
const barang = String.raw`(?:cv|lamaran|gaji|penghasilan|nomor(?: hp| telepon| wa)?|no hp|email|alamat(?: rumah)?|paket|pembayaran|tagihan|invoice|kuitansi|status|data|detail|profil|akun|skor|nilai|password|kata sandi|kuota|pesan|chat|percakapan|hasil)`;
const asksOfOthers = [
  String.raw`\b${relations}(?:['’]s?)? (?:\w+ )?${things}\b`,
  String.raw`\b${things} (?:of|from|belonging to|for) (?:(?:my|a|an|the|all|any|some|our) ){0,2}${relations}\b`,
  String.raw`\b${barang}(?:nya)? (?:(?:milik|punya|dari|si|akun) )?${relasi}\b`,
  String.raw`\b(?:did|has|have|is|was|does) (?:my |a |the |our )?${relations} .{0,30}\b(?:appl(?:y|ied)|registered|hired|accepted|rejected|sign(?:ed)? up|earn\w*|looking)\b`,
  String.raw`\b(?:apa|apakah) ${relasi}\b.{0,30}\b(?:melamar|lamar|ngelamar|daftar|terdaftar|keterima|diterima|ditolak)\b`,
  String.raw`\b(?:user|account|customer|akun|pengguna|order|invoice|application|pesanan|lamaran)[ _-]?(?:id|number|no|nomor)?\s*[:=#]?\s*[0-9a-f]{8}-[0-9a-f-]{8,}`,
  String.raw`(?<!\S)[\w.+-]+@(?!sabi\.)[\w-]+(?:\.[\w-]+)+`,
  String.raw`\b(?:who|which (?:people|person|users?|candidates?)) (?:else )?(?:is|are|has|have|was|were) (?:registered|rejected|hired|signed up|looking|applying|paid|the (?:other )?applicants?)\b`,
  String.raw`\b(?:who|siapa(?: saja| aja)?)\b.{0,20}\b(?:attend\w*|coming|joins?|joined|signed up|registered|members?|participants?|peserta|anggota|ikut|hadir|datang|terdaftar|mendaftar|daftar)\b(?!.*\b(?:can|may|boleh|bisa)\b)`,
  String.raw`\b(?:list|show|export|dump|give|tampilkan|daftar|sebutkan|kirim\w*|kasih)\b.{0,25}\b(?:all|every|semua|seluruh)\b.{0,20}\b(?:users?|customers?|candidates?|applicants?|accounts?|payments?|applications?|cvs?|pengguna|pelanggan|kandidat|pelamar|akun|pembayaran|lamaran)\b`,
  String.raw`\bwho (?:else )?(?:has |have )?appl(?:ied|ies)\b`,
  String.raw`\bsiapa (?:saja|aja|lagi)?\s*(?:yang )?(?:pelamar|melamar|ngelamar|lamar|ditolak)`,
  String.raw`\b(?:give|send|show|list|tell|kirim\w*|kasih|berikan|minta|sebutkan|tampilkan)\b.*\b${contactData}\b.*\b(?:${others}|database|semua|terdaftar)\b`,
  String.raw`\b(?:give|send|show|list|kirim\w*|kasih|berikan|minta|sebutkan)\b.*\b${others}\b.*\b${contactData}\b`,
  String.raw`\b(?:salary|earn\w*|gaji|penghasilan|phone|cv|email)\b.*\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+`,
  String.raw`\b(?:did|has|is|apakah|apa)\b.*\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b.*\b(?:appl\w+|melamar|lamar|ngelamar|bekerja|work\w*|employee|looking|terdaftar|registered|daftar|rejected|ditolak|account|akun)`,
  String.raw`\b(?:cv|message|chat|question|lamaran|profil\w*|application)\b.*\b(?:before mine|previous|last visitor|somebody else|someone else|other people|another (?:person|user)|orang lain|pengunjung lain|teman saya|mantan|tetangga)\b`,
  String.raw`\b(?:last|previous|other) (?:visitor|user|person)\b`,
];
/** Someone's name beside what is asked of them: "Rina's salary", "gaji Pak Budi", "did Andi apply". */
const name = String.raw`(\p{Lu}\p{Ll}{2,})`;
const title = String.raw`(?:(?:[Pp]ak|[Bb]u|[Ii]bu|[Bb]apak|[Mm]bak|[Mm]as|[Bb]ang|[Ss]i|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]audara)\.? )`;
const thing = String.raw`(?:${things}|${barang})(?:nya)?`;
const ofNamed = [
  String.raw`${name}['’]s (?:\w+ ){0,2}${thing}\b`,
  String.raw`\b(?:[Cc][Vv]|${thing}) (?:(?:of|from|for|belonging to|about|milik|punya|dari) )?${title}?${name}\b`,
  String.raw`\b(?:[Dd]id|[Hh]as|[Ii]s|[Dd]oes|[Aa]pakah|[Aa]pa) ${title}?${name} .{0,40}\b(?:appl\w+|melamar|lamar|ngelamar|daftar|terdaftar|registered|hired|diterima|ditolak|rejected|work\w*|kerja|bekerja|earn\w*|member|anggota|looking)\b`,
  String.raw`\b${title}${name}\b.*\b${thing}\b`,
  String.raw`\b${thing}\b.*\b${title}${name}\b`,
].map((pattern) => new RegExp(pattern, 'u'));

const namesPerson = (text: string): boolean =>
  ofNamed.some((pattern) => {
    const found = pattern.exec(text)?.at(-1) ?? pattern.exec(text)?.[1];
    return found !== undefined && !isSiteWord(found);
  });

const namedCase = asksOfOthers.map(
  (pattern) => new RegExp(pattern, pattern.includes(String.raw`\p{Lu}`) ? 'u' : 'iu'),
);
const chinese =
  /别人|其他(?:人|候选人|申请人|用户|公司)|另一个(?:人|用户|账户)|(?:朋友|同事|邻居|前任|妻子|丈夫)的(?:简历|申请|工资|电话|邮箱|账户|付款|套餐)|谁(?:还)?申请|某人|(?:把|告诉我).{0,12}的?(?:电话|邮箱|地址|工资|简历|联系方式|手机号)|(?:应聘者|候选人|求职者|员工)\p{Script=Han}{2,3}的|(?:候选人|申请人|护士|开发者)的?(?:名单|邮箱|电话|姓名|联系方式)/u;

/** Products and places that look like a name of a person. */
const isNoPerson =
  /\b(?:Executive Search|Talent Excellence|Sabi ATS|Specialized Recruitment|Talent Consulting|Google Analytics|Replies Fast)\b/g;

/** Questions about other people, of whom nothing is said. */
export function findPersonIntent({ message }: AskedQuestion): Intent | undefined {
  const text = message.replaceAll(isNoPerson, 'it');
  return namedCase.some((pattern) => pattern.test(text)) || namesPerson(text) || chinese.test(text)
    ? { text: 'otherPeople', cites: ['privacy/recipients'], pages: ['contact'] }
    : undefined;
}
