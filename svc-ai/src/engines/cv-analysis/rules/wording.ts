import { headingKind } from '@sabi/cv-rules/sections';
import { lettersOf } from '@sabi/cv-rules/vocabulary/headings';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import { readContent } from '../content/cv-content';
import { placeholderLines, unseriousLines } from '../content/unserious';
import {
  askForNumber,
  correcting,
  leaveOutPerson,
  leaveOutRest,
  openWithVerb,
  putInPast,
  splitLine,
} from '../rewriting/rewrite-text';
import { misspellings } from '../rewriting/spelling';
import { pastOf } from '../rewriting/verbs';
import { linesWith, rulesOf } from './rule';

const longestDuty = 220;
/** Minimum number of duties for counting figures. */
const fewestDuties = 3;
/** A figure that is not a year. */
const figure =
  /\d+(?:[.,]\d+)?\s?%|\b(?!(?:19|20)\d\d\b)\d+\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\b/i;
const weakOpening =
  /^(?:(?:was |am )?responsible for|responsibilities included?|duties included?|helped|assisted (?:with|in)|worked on|involved in|participated in|tasked with|in charge of|handled|bertanggung jawab|bertugas|membantu|tugas saya|terlibat|ikut serta|turut serta|berpartisipasi|mengikuti|menangani|ditugaskan)\b/i;
const firstPerson = /(?<![\p{L}&])(?:I|I'm|my|me|saya|aku)(?![\p{L}&/])/u;
const cliche =
  /\b(?:hard[- ]?work(?:er|ing)|team[- ]?player|detail[- ]oriented|result[- ]oriented|self[- ]?(?:motivated|starter)|fast learner|quick learner|go[- ]getter|think(?:ing)? outside the box|work(?:ing)? under pressure|highly motivated|good communication skills?|pekerja keras|mampu bekerja (?:dalam|di bawah|secara)|bekerja di bawah tekanan|cepat belajar|mudah beradaptasi|bertanggung jawab,? jujur|jujur,? (?:dan )?(?:disiplin|bertanggung jawab)|disiplin,? (?:dan )?jujur|berorientasi pada hasil|kemampuan komunikasi yang baik|motivasi (?:yang )?tinggi)\b/i;
const vague =
  /(?:\betc\b\.?|\band so on\b|\band more\b|\bdll\b\.?|\bdsb\b\.?|\bdan lain[- ]lain\b|\bdan sebagainya\b)/i;
const onRequest =
  /\b(?:references?|referees?|referensi)\b.{0,30}\b(?:on request|upon request|available|bila diperlukan|jika diperlukan|tersedia)\b/i;
/** Reduced to letters; other headings are English. */
const indonesianHeading =
  /pengalaman|kerja|riwayat|pendidikan|keahlian|ket(?:e|)rampilan|kemampuan|kompetensi|bahasa|tentang|ringkasan|profil(?!e)|tujuan|kari(?:e|)r(?!e)|jabatan|magang|pelatihan|kursus|sertifik|lisensi|diklat|penghargaan|prestasi|organisasi|kegiatan|aktivitas|minat|hobi|referensi|rujukan|kontak|hubungi|saya|data(?:diri|pribadi|personal|keluarga)|identitas|informasi|deskripsi|objektif|perkenalan|gambaran|sekilas|pengantar|jejak|perjalanan|penugasan|pengabdian|sekolah|kuliah|latarbelakang|lulusan|ijazah|studi(?!e)|akademik|kecakapan|perangkat|aplikasi|peralatan|kelebihan|penguasaan|kebolehan|kepiawaian|surattanda|panitia|relawan|sukarela|proyek|portofolio|pencapaian|beasiswa|publikasi|karya|penelitian|lokakarya|keanggotaan|lainlain|susunankeluarga|mediasosial|pernyataan|kepribadian/;
/** The same in both languages. */
const sharedHeading = /^(?:bio|biodata|seminars?)$/;
const closing =
  /^(?:demikian(?:lah)?\b.{0,60}\b(?:riwayat hidup|biodata|cv|pernyataan)|i hereby declare\b|yang bertanda tangan)/i;

/** Uses the names of parsed entries to distinguish short duties from places and positions. */
function withoutDuties({ positions, duties, cv }: AnalyzedCv): AnalyzedLine[] {
  const areDescribed = duties.length > 0 || cv.work_experiences.some(({ description }) => description);
  return areDescribed ? [] : positions.map(({ line }) => line);
}

/** Under a heading of work; without one, what follows the dates of a position. */
function dutiesOf(cv: AnalyzedCv): readonly AnalyzedLine[] {
  if (cv.duties.length > 0) return cv.duties;
  const { posts } = readContent(cv);
  const described = posts.flatMap(({ line: head, statements }) =>
    statements.map(({ line }) => line).filter((line) => line !== head),
  );
  return [...new Set(described)];
}

/** Duties without a figure, if figures are rare. */
function withoutFigures(cv: AnalyzedCv): AnalyzedLine[] {
  const duties = dutiesOf(cv);
  const bare = duties.filter(({ text }) => !figure.test(text));
  const isRare = duties.length >= fewestDuties && bare.length * 3 > duties.length * 2;
  return isRare ? bare : [];
}

const misspelled = new RegExp(`\\b(?:${Object.keys(misspellings).join('|')})\\b`, 'i');
const firstWord = /^\p{L}+/u;

/** Points of ended positions that begin with a verb in the present. */
function inPresent(cv: AnalyzedCv): AnalyzedLine[] {
  const ended = new Set(
    cv.positions.filter(({ isCurrent, end }) => !isCurrent && end !== null).map(({ line }) => line),
  );
  const points = readContent(cv).posts.filter(({ line }) => ended.has(line));
  const lines = points.flatMap(({ line: head, statements }) =>
    statements.map(({ line }) => line).filter((line) => line !== head),
  );
  return [...new Set(lines)].filter(({ text }) => pastOf(firstWord.exec(text)?.[0] ?? '') !== undefined);
}

/** Headings in the less frequent language. */
function inOtherLanguage({ lines }: AnalyzedCv): AnalyzedLine[] {
  const headings = lines.filter(
    ({ isHeading, text }) =>
      isHeading && headingKind(text) !== undefined && !sharedHeading.test(lettersOf(text)),
  );
  const others = headings.filter(({ text }) => indonesianHeading.test(lettersOf(text)));
  const english = headings.filter((heading) => !others.includes(heading));
  const fewer = english.length <= others.length ? english : others;
  return english.length > 0 && others.length > 0 && headings.length >= 3 ? fewer : [];
}

export const wordingRules = rulesOf('wording', [
  {
    code: 'DUTIES_MISSING',
    version: 3,
    severity: 'high',
    meaning: {
      en: 'Positions are listed without what you did there.',
      id: 'Posisi disebutkan, tetapi tidak ada keterangan tentang pekerjaannya.',
    },
    fix: {
      en: 'Write two to five points for each: what you did, how much of it, and what came of it.',
      id: 'Tulis dua sampai lima poin untuk tiap posisi: apa yang Anda kerjakan, seberapa banyak, dan hasilnya.',
    },
    find: withoutDuties,
  },
  {
    code: 'FIGURES_MISSING',
    version: 3,
    severity: 'medium',
    meaning: {
      en: 'Most of what you did is told without a single figure.',
      id: 'Sebagian besar pekerjaan Anda diceritakan tanpa satu angka pun.',
    },
    fix: {
      en: 'Add amounts, times or percentages where you know them: people, orders, rupiah, days.',
      id: 'Tambahkan jumlah, waktu, atau persentase yang Anda ketahui: orang, pesanan, rupiah, hari.',
    },
    rewrite: askForNumber,
    find: withoutFigures,
  },
  {
    code: 'OPENING_WEAK',
    severity: 'medium',
    meaning: {
      en: 'The sentence opens with a duty instead of an action.',
      id: 'Kalimatnya dibuka dengan penugasan, bukan tindakan.',
    },
    fix: {
      en: 'Begin with the verb: led, built, sold, reduced, trained.',
      id: 'Mulailah dengan kata kerja: memimpin, membangun, menjual, menekan, melatih.',
    },
    rewrite: (text, language) => askForNumber(openWithVerb(text, language), language),
    find: (cv) => dutiesOf(cv).filter(({ text }) => weakOpening.test(text) && !figure.test(text)),
  },
  {
    code: 'PLACEHOLDER',
    severity: 'high',
    meaning: {
      en: 'A line of a template has not been filled in.',
      id: 'Ada baris templat yang belum diisi.',
    },
    fix: {
      en: 'Write your own details in its place, or delete it.',
      id: 'Ganti dengan keterangan Anda sendiri, atau hapus.',
    },
    find: placeholderLines,
  },
  {
    code: 'NOT_SERIOUS',
    severity: 'high',
    meaning: {
      en: 'A recruiter will take these lines for a joke, so work and education earn no points.',
      id: 'Perekrut akan menganggap baris ini lelucon, sehingga pekerjaan dan pendidikan tidak mendapat nilai.',
    },
    fix: {
      en: 'Say what you really did, where, and when.',
      id: 'Tulis apa yang benar-benar Anda kerjakan, di mana, dan kapan.',
    },
    find: (cv) => unseriousLines(cv, readContent(cv)),
  },
  {
    code: 'TENSE_PRESENT',
    severity: 'low',
    meaning: {
      en: 'A position that has ended is written in the present tense.',
      id: 'Posisi yang sudah berakhir ditulis dalam bentuk kini (present tense).',
    },
    fix: {
      en: 'Put its verbs in the past: led, built, wrote.',
      id: 'Gunakan bentuk lampau bahasa Inggris: led, built, wrote.',
    },
    rewrite: putInPast,
    find: inPresent,
  },
  {
    code: 'MISSPELLED',
    severity: 'medium',
    meaning: { en: 'A word is misspelled.', id: 'Ada kata yang salah eja.' },
    fix: {
      en: 'Correct it, and have somebody else read the whole CV once.',
      id: 'Perbaiki ejaannya, lalu minta orang lain membaca seluruh CV sekali.',
    },
    rewrite: correcting(misspellings),
    find: linesWith(misspelled),
  },
  {
    code: 'DUTY_LONG',
    severity: 'low',
    meaning: {
      en: 'This point is too long to be taken in at a glance.',
      id: 'Poin ini terlalu panjang untuk dibaca sekilas.',
    },
    fix: {
      en: 'Split it into points of at most two lines.',
      id: 'Bagi menjadi beberapa poin, masing-masing paling banyak dua baris.',
    },
    rewrite: splitLine,
    find: (cv) => dutiesOf(cv).filter(({ text }) => text.length > longestDuty),
  },
  {
    code: 'FIRST_PERSON',
    severity: 'low',
    meaning: {
      en: 'Duties are told in the first person.',
      id: 'Uraian pekerjaan memakai kata ganti orang pertama.',
    },
    fix: { en: 'Leave out “I” and “my”.', id: 'Hilangkan kata “saya” atau “aku”.' },
    rewrite: leaveOutPerson,
    find: (cv) => dutiesOf(cv).filter(({ text }) => firstPerson.test(text)),
  },
  {
    code: 'CLICHE',
    severity: 'low',
    meaning: {
      en: 'Everybody writes this, so it proves nothing.',
      id: 'Hampir semua orang menulis ini, sehingga tidak membuktikan apa pun.',
    },
    fix: {
      en: 'Replace it with an example that shows it.',
      id: 'Ganti dengan contoh nyata yang menunjukkannya.',
    },
    find: linesWith(cliche),
  },
  {
    code: 'VAGUE',
    severity: 'low',
    meaning: {
      en: '“And so on” leaves the reader to guess.',
      id: '“Dan lain-lain” membuat pembaca menebak-nebak.',
    },
    fix: { en: 'Name what matters and end there.', id: 'Sebutkan yang penting saja, lalu akhiri.' },
    rewrite: leaveOutRest,
    find: linesWith(vague),
  },
  {
    code: 'LANGUAGES_MIXED',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'Headings are in two languages.',
      id: 'Judul bagian ditulis dalam dua bahasa.',
    },
    fix: {
      en: 'Write the whole CV in the language of the job post.',
      id: 'Tulis seluruh CV dalam bahasa yang dipakai iklan lowongan.',
    },
    find: inOtherLanguage,
  },
  {
    code: 'REFERENCES_ON_REQUEST',
    severity: 'low',
    meaning: {
      en: 'That references are available goes without saying.',
      id: 'Ketersediaan referensi tidak perlu disebutkan.',
    },
    fix: { en: 'Use the line for something else.', id: 'Manfaatkan baris ini untuk hal lain.' },
    find: linesWith(onRequest),
  },
  {
    code: 'DECLARATION',
    severity: 'low',
    meaning: {
      en: 'A declaration or signature is no longer asked for.',
      id: 'Pernyataan penutup atau tanda tangan sudah tidak diperlukan.',
    },
    fix: { en: 'Leave it out.', id: 'Hilangkan bagian ini.' },
    find: linesWith(closing),
  },
]);
