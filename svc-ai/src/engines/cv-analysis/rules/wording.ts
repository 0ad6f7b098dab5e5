import { headingKind } from '@sabi/cv-rules/sections';
import { lettersOf } from '@sabi/cv-rules/vocabulary/headings';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
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

/** Duties without a figure, if figures are rare. */
function withoutFigures({ duties }: AnalyzedCv): AnalyzedLine[] {
  const bare = duties.filter(({ text }) => !figure.test(text));
  const isRare = duties.length >= fewestDuties && bare.length * 3 > duties.length * 2;
  return isRare ? bare : [];
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
    find: ({ duties }) => duties.filter(({ text }) => weakOpening.test(text) && !figure.test(text)),
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
    find: ({ duties }) => duties.filter(({ text }) => text.length > longestDuty),
  },
  {
    code: 'FIRST_PERSON',
    severity: 'low',
    meaning: {
      en: 'Duties are told in the first person.',
      id: 'Uraian pekerjaan memakai kata ganti orang pertama.',
    },
    fix: { en: 'Leave out “I” and “my”.', id: 'Hilangkan kata “saya” atau “aku”.' },
    find: ({ duties }) => duties.filter(({ text }) => firstPerson.test(text)),
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
