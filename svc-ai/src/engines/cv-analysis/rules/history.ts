import { findDates } from '@sabi/cv-rules/dates';
import { type AnalyzedCv, namesEntry, type Period, type AnalyzedLine } from '../analyzed-cv';
import { findGap, findOverlap, isBackwards, isInOrder } from '../employment-periods';
import { addMonths, correcting } from '../rewriting/rewrite-text';
import { misspelledMonths } from '../rewriting/spelling';
import { linesWith, rulesOf } from './rule';

const inHistory = ({ section }: AnalyzedLine) => section === 'work' || section === 'education';
const shortYears =
  /(?<![\d/.-])(?:0?[1-9]|1[0-2])[/.]\d{2}\s*(?:–|-|—|to|s\.?d\.?|sampai)\s*(?:0?[1-9]|1[0-2])[/.]\d{2}(?![\d/])/i;
const misspelled = new RegExp(`\\b(?:${Object.keys(misspelledMonths).join('|')})\\b`, 'i');
const yearAlone = /^\d{4}$/;

const linesOf = (periods: readonly Period[]) => periods.map(({ line }) => line);

/** On a narrow page a duty continues on the next line. */
const endsWhatIsListed = /^\p{Ll}/u;

/** The last heading line of each position without dates. */
function withoutTime({ lines }: AnalyzedCv): AnalyzedLine[] {
  const work = lines.filter(({ section, isHeading }) => section === 'work' && !isHeading);
  return work.flatMap((line, index) => {
    if (line.isListed || !work[index + 1]?.isListed) return [];
    const above = work.slice(0, index + 1);
    const head = above.slice(above.findLastIndex(({ isListed }) => isListed) + 1);
    if (head.length < above.length && endsWhatIsListed.test(head[0]?.text ?? '')) return [];
    // Right-aligned dates may have been read into the first duty.
    const beside = work[index + 1]?.text.split('\t').slice(1) ?? [];
    const texts = [...head.map(({ text }) => text), ...beside];
    return texts.some((text) => findDates(text).length > 0) ? [] : [line];
  });
}

/** Dates between two positions that explain a gap, as the fix suggests. */
function datesBetweenPositions({ lines, names }: AnalyzedCv): string[] {
  const between = lines.filter(
    (line) => line.section === 'work' && !line.isListed && !line.isHeading && !namesEntry(line, names),
  );
  return between.flatMap(({ text }) => findDates(text).map(({ value }) => value));
}

/** The dates of a line as written, without bare years. */
function monthsIn({ text }: AnalyzedLine): string[] {
  return findDates(text)
    .filter(({ value }) => !yearAlone.test(value))
    .map(({ from, to }) => text.slice(from, to));
}

function inTwoStyles({ positions, schools }: AnalyzedCv): AnalyzedLine[] {
  const lines = linesOf([...positions, ...schools]);
  const number = lines.find((line) => monthsIn(line).some((month) => !/\p{L}/u.test(month)));
  const word = lines.find((line) => monthsIn(line).some((month) => /\p{L}/u.test(month)) && line !== number);
  return word && number ? [word, number] : [];
}

export const historyRules = rulesOf('history', [
  {
    code: 'DATE_MISSING',
    version: 2,
    severity: 'high',
    meaning: { en: 'A position has no dates.', id: 'Ada posisi tanpa keterangan waktu.' },
    fix: {
      en: 'Give the month and year it began and ended. A gap raises fewer questions than a missing date.',
      id: 'Tulis bulan dan tahun mulai serta selesai. Jeda menimbulkan lebih sedikit pertanyaan daripada tanggal yang hilang.',
    },
    find: withoutTime,
  },
  {
    code: 'END_BEFORE_START',
    version: 2,
    severity: 'high',
    meaning: {
      en: 'This ends before it begins.',
      id: 'Waktu selesainya lebih awal daripada waktu mulainya.',
    },
    fix: { en: 'Check both dates.', id: 'Periksa kembali kedua tanggalnya.' },
    find: ({ positions, schools }) => linesOf([...positions, ...schools].filter(isBackwards)),
  },
  {
    code: 'DATE_UNREADABLE',
    severity: 'medium',
    meaning: {
      en: 'Two-digit years can be mistaken for days.',
      id: 'Tahun dua angka dapat disalahartikan sebagai tanggal.',
    },
    fix: {
      en: 'Write the year with four digits and the month as a word: May 2019 – August 2021.',
      id: 'Tulis tahun dengan empat angka dan bulan dengan kata: Mei 2019 – Agustus 2021.',
    },
    find: linesWith(shortYears, inHistory),
  },
  {
    code: 'GAP',
    version: 2,
    severity: 'medium',
    meaning: {
      en: 'More than six months lie between these two positions.',
      id: 'Terdapat jeda lebih dari enam bulan di antara kedua posisi ini.',
    },
    fix: {
      en: 'Say in one line what you did then: study, family, freelance work, a course.',
      id: 'Jelaskan dalam satu baris kegiatan Anda saat itu: kuliah, keluarga, kerja lepas, atau kursus.',
    },
    find: (analyzed) =>
      linesOf(findGap(analyzed.positions, analyzed.schools, datesBetweenPositions(analyzed))),
  },
  {
    code: 'OVERLAP',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'These two positions overlap by more than three months.',
      id: 'Kedua posisi ini tumpang tindih lebih dari tiga bulan.',
    },
    fix: {
      en: 'Mark the one that was part-time or freelance, or correct the dates.',
      id: 'Beri keterangan mana yang paruh waktu atau lepas, atau perbaiki tanggalnya.',
    },
    find: ({ positions }) => linesOf(findOverlap(positions)),
  },
  {
    code: 'YEARS_ONLY',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'Years alone leave up to two years unclear.',
      id: 'Tahun saja dapat menyamarkan rentang hingga dua tahun.',
    },
    fix: { en: 'Add the months.', id: 'Tambahkan bulannya.' },
    rewrite: addMonths,
    find: ({ positions }) =>
      linesOf(positions.filter(({ start }) => start !== null && yearAlone.test(start))),
  },
  {
    code: 'ORDER_OLDEST_FIRST',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'The list starts with your oldest position.',
      id: 'Daftar ini dimulai dari posisi yang paling lama.',
    },
    fix: {
      en: 'Begin with your latest position: it is read first and longest.',
      id: 'Mulailah dari posisi terbaru, karena bagian itulah yang paling diperhatikan.',
    },
    find: ({ positions }) => (isInOrder(positions) ? [] : linesOf(positions)),
  },
  {
    code: 'DATE_STYLES_MIXED',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'Dates are written in two different ways.',
      id: 'Tanggal ditulis dengan dua cara berbeda.',
    },
    fix: {
      en: 'Choose one; months written as words are the safest to read.',
      id: 'Pilih satu cara; nama bulan dengan huruf paling mudah dibaca.',
    },
    find: inTwoStyles,
  },
  {
    code: 'MONTH_MISSPELLED',
    severity: 'low',
    meaning: { en: 'The name of a month is misspelled.', id: 'Nama bulan salah ketik.' },
    fix: {
      en: 'Correct it; otherwise a program may miss the date.',
      id: 'Perbaiki ejaannya, agar tanggalnya terbaca oleh sistem.',
    },
    rewrite: correcting(misspelledMonths),
    find: linesWith(misspelled),
  },
]);
