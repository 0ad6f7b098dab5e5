import { findDateRange } from '@sabi/cv-rules/dates';
import { isDocumentTitle } from '@sabi/cv-rules/sections';
import type { DocumentKind } from '@sabi/contracts/http/ai/cv-report';
import { describesWork } from '@sabi/cv-rules/vocabulary/accomplishments';
import { titleLikeness } from '@sabi/cv-rules/vocabulary/work-words';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import type { CvContent } from './cv-content';

type OtherKind = Exclude<DocumentKind, 'cv'>;

/** Phrases by the kind of document they belong to; each counts once. */
const marks: Readonly<Record<Exclude<OtherKind, 'other'>, readonly RegExp[]>> = {
  letter: [
    /^\s*(?:dear\b|to whom it may concern|kepada yth|yth\.?\s|dengan hormat|assalam|surat (?:keterangan|rekomendasi|referensi|pernyataan|pengantar)|(?:recommendation|reference|cover) letter|letter of)/im,
    /\b(?:i am (?:writing|applying)|i would like to apply|apply(?:ing)? for (?:the|a) (?:position|role|post)|(?:bermaksud|ingin|hendak|untuk|mengajukan) (?:lamaran|melamar)|melamar (?:pekerjaan|sebagai|posisi)|surat lamaran|perihal\s*:|hal\s*:\s*lamaran|subject\s*:|vacancy|menerangkan bahwa|yang bersangkutan|i (?:have known|recommend)|merekomendasikan)/i,
    /\b(?:(?:yours|your) (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely,|hormat (?:saya|kami)|atas perhatian|besar harapan|thank you for (?:your )?(?:time|considering|consideration)|terima kasih atas)/i,
    /\b(?:(?:résumé|resume|cv) is (?:attached|enclosed)|attached (?:is|please find)|(?:saya )?lampirkan|terlampir|sebagai bahan pertimbangan|pertimbangan bapak|bapak\/ibu|hiring manager)\b/i,
  ],
  advertisement: [
    /\b(?:we(?:['’]re| are) (?:hiring|looking for|seeking)|is (?:hiring|looking for|seeking)|now hiring|join (?:us|our team)|kami (?:mencari|membuka|membutuhkan)|dibutuhkan|dicari|lowongan|loker|open(?:ing)? (?:position|recruitment)|vacancy|membuka kesempatan|walk[- ]in interview)\b/i,
    /\b(?:how to apply|send (?:your|us your|an?) (?:cv|résumé|resume|application)|apply (?:now|via|at|before|by|through)|kirim(?:kan)? (?:cv|lamaran|surat lamaran|berkas)|cara melamar|lamaran (?:dikirim|ditujukan|paling lambat)|shortlisted|only (?:suitable|selected) candidates|pendaftaran (?:dibuka|ditutup))\b/i,
    /\b(?:(?:job )?requirements?|qualifications?|what (?:we expect|you will do|you['’]ll do|we offer|you bring)|who you are|kualifikasi|persyaratan|syarat(?:nya)?|kriteria|ketentuan|tanggung jawab utama)(?:\s*:)?$/im,
    /\b(?:we offer|what we offer|benefits?:?$|kami (?:menawarkan|menyediakan)|fasilitas|gaji (?:pokok|kompetitif|umr|umk)|competitive salary|minimum \d+ years?|min(?:imal)?\.? (?:\d+ tahun|sma|smk|d3|s1|pengalaman)|(?:usia|umur) (?:maks|min|\d+ ?-)|deadline|bonus|thr\b)/im,
  ],
  receipt: [
    /\b(?:invoice|receipt|nota|kuitansi|kwitansi|faktur|tagihan|struk|bon|purchase order|surat jalan)\b/i,
    /\b(?:sub-?total|grand total|total|jumlah(?: bayar)?|amount due|balance due|terbilang|ppn|vat|pajak|tax)\b[^\n]{0,30}\d/i,
    /\b(?:qty|quantity|unit price|harga(?: satuan)?|customer|pelanggan|bill to|due date|jatuh tempo|no\.? ?rek(?:ening)?|kasir|tunai|kembali(?:an)?|payment|pembayaran)\b/i,
  ],
  recipe: [
    /^\s*(?:ingredients?|bahan(?:-bahan)?|bumbu(?: halus)?)\s*:?/im,
    /^\s*(?:method|directions|preparation|instructions|cara (?:membuat|memasak)|langkah(?:-langkah)?)\s*:?/im,
    /\b\d+(?:[.,/]\d+)?\s*(?:g|gr|gram|kg|ml|l|litre|liter|cups?|tbsp|tsp|sdm|sdt|siung|lembar|batang|butir|ekor|cloves?|stalks?)\b/i,
  ],
  minutes: [
    /\b(?:minutes of|meeting minutes|notulen|notula|risalah|berita acara|agenda rapat|hasil rapat)\b/i,
    /^\s*(?:attendees|present|participants|apologies|peserta|hadir|pimpinan rapat|daftar hadir|agenda|absent|chair(?:ed by)?)\b\s*:?/im,
    /\b(?:action items?|decisions?|resolved|next meeting|keputusan|tindak lanjut|rapat (?:berikutnya|dibuka|ditutup|dimulai)|pembahasan|agreed)\b/i,
  ],
  news: [
    /\b(?:said|told reporters|according to|spokes(?:man|woman|person)|announced|ujar|kata(?:nya)?|tutur|ungkap|jelas(?:nya)?|menurut|mengatakan|menyatakan)\b/i,
    /\((?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\)|\b(?:on|pada) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|senin|selasa|rabu|kamis|jumat|sabtu|minggu)\b/i,
    /^[\p{Lu}][\p{L} ]{2,25} (?:\([^)]{1,30}\) )?[–—-] \p{Lu}\p{Ll}+ [\p{Ll}\p{Lu}]+.{60,}/mu,
  ],
};
const fewestMarks = 2;
/** A letter begins and ends as one. */
const enoughOfLetter = 3;
const careerHeadings = ['work', 'education', 'skills', 'summary', 'languages', 'certifications'] as const;
/** Speaks of one's own work, in plain words. */
const ownCareer =
  /\b(?:i (?:have |had |was |used to |am (?:an? )?(?:experienced )?)?(?:work(?:ed|ing)?|cook(?:ed)?|drove|drive|taught|teach|sold|sell|clean(?:ed)?|studied|graduated|can)\b|i want (?:a |to )?(?:work|job)|(?:pernah|dulu|sudah|lagi|sekarang) (?:kerja|bekerja|jadi|jaga|ngajar|mengajar|magang|sopir|jualan)|bekerja (?:sebagai|di)|kerja (?:di|jadi|sebagai|apa)|pengalaman (?:\p{L}+ ){0,2}\d+ (?:tahun|thn)|pengalaman (?:kerja|jadi|sebagai|ny\p{L}+)|lulusan|lulus (?:sd|smp|sma|smk|d3|s1)|(?:men)?cari (?:kerja|kerjaan|pekerjaan)|(?:sd|smp|sma|smk|stm) (?:tamat|lulus)|tamat (?:sd|smp|sma|smk|stm)|looking for (?:a )?(?:work|job)|back to work|my experience|(?:for|selama) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\+? (?:years?|tahun)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\+? years (?:in|of|as|with)|\d+ tahun (?:di|sebagai|pengalaman|dalam|bekerja))\b/iu;
const personalForm =
  /^\s*(?:nama(?: lengkap)?|name|full name|tempat,?(?: dan)? tanggal lahir|date of birth|jenis kelamin|no\.? (?:hp|telp|ktp)|posisi|jabatan terakhir|job)\s*:/im;

/** What a text is: by what speaks for a CV and for something else, whatever its headings. */
export function findDocumentKind(cv: AnalyzedCv, content: CvContent): DocumentKind {
  const text = cv.lines.map(({ look }) => look.text).join('\n');
  if (isUnreadable(text)) return 'cv';
  const evidence = evidenceOf(cv, content, text);
  const [kind, count] = strongest(text);
  const isLetter = kind === 'letter' && count >= enoughOfLetter && ownHeadings(cv) < 2;
  if (isLetter) return kind;
  if (kind !== undefined && count >= fewestMarks && evidence < enoughAgainst(kind, count)) return kind;
  if (evidence >= fewestEvidence) return 'cv';
  return kind !== undefined && count >= fewestMarks ? kind : 'other';
}

function ownHeadings({ lines }: AnalyzedCv): number {
  return new Set(lines.filter(({ isHeading }) => isHeading).map(({ section }) => section)).size;
}

/** Another script, which nothing here can judge; a long text of no language is none. */
function isUnreadable(text: string): boolean {
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length;
  return (text.match(/\p{L}/gu) ?? []).length > latin + unread;
}
const unread = 10;

const fewestEvidence = 3;
/**
 * An advertisement has headings of its own, and a letter names its writer; posts with dates are in neither. The more marks, the
 * more speaks against a CV.
 */
const enoughAgainst = (kind: OtherKind, count: number) =>
  (kind === 'letter' ? 6 : 7) + (count - fewestMarks) * 2;

function evidenceOf({ lines, cv, duties, ignored }: AnalyzedCv, content: CvContent, text: string): number {
  // `Dear AI reviewer` names a role, but not the person's.
  const orders = new Set(ignored.map(({ quote }) => quote.line));
  const isOrder = ({ quote }: AnalyzedLine) => orders.has(quote.line);
  const dated = content.posts.filter(({ time }) => time !== 'none').length;
  const headings = careerHeadings.filter((kind) => content.headings.has(kind)).length;
  const schools = content.schools.filter(({ isNamed, isDated }) => isNamed || isDated).length;
  const isReachable = cv.email !== null || cv.phone_number !== null || /(?:\+62|\b08)[\d\s-]{7,}/.test(text);
  const isTitled = lines.slice(0, 4).some((line) => isDocumentTitle(line.text) || title.test(line.text));
  return (
    Math.min(dated, 3) * 1.5 +
    Math.min(headings, 4) +
    Math.min(schools, 1) +
    (isReachable ? 1 : 0) +
    (isTitled ? 2 : 0) +
    (lines.slice(0, 4).some((line) => !isOrder(line) && namesRole(line)) ? 1.5 : 0) +
    (duties.length > 0 && content.headings.has('work') ? 2 : 0) +
    (careerLength.test(text) ? 1.5 : 0) +
    (ownCareer.test(text) ? 2 : 0) +
    (personalForm.test(text) ? 1.5 : 0) +
    (content.statements.some((statement) => describesWork(statement.text)) ? 1 : 0) +
    (lines.some((line) => findDateRange(line.text)) && content.statements.length > 0 ? 0.5 : 0)
  );
}

/** A role by itself, or with a time or a place behind it. */
const namesRole = ({ text }: AnalyzedLine) =>
  text
    .split(/[,.:;|•·–—-]\s|\s(?:since|for|with|at|in|sejak|selama|di)\s/)
    .some((phrase) => phrase.trim().split(/\s+/).length <= 4 && titleLikeness(phrase.trim()) >= 3);
const careerLength =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\+? (?:years|tahun|thn)|(?:since|sejak) (?:\p{L}+ )?(?:19|20)\d\d)\b/iu;
const title = /^\s*(?:(?:my )?(?:cv|curriculum vitae|résumé|resume)\b|(?:daftar )?riwayat hidup|biodata)/i;

function strongest(text: string): [keyof typeof marks | undefined, number] {
  const counts = (Object.keys(marks) as (keyof typeof marks)[]).map(
    (kind) => [kind, marks[kind].filter((mark) => mark.test(text)).length] as const,
  );
  const [first] = counts.toSorted(([, a], [, b]) => b - a);
  return first ? [first[0], first[1]] : [undefined, 0];
}
