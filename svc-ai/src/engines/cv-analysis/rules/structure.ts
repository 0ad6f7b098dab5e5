import { guessSectionKind } from '@sabi/cv-rules/vocabulary/heading-words';
import { type AnalyzedCv, namesEntry, type AnalyzedLine } from '../analyzed-cv';
import { readContent } from '../content/cv-content';
import { linesWith, rulesOf, whenNot } from './rule';

const [fewestWords, mostWords] = [120, 1200];
const fewestSkills = 5;
const shortestSummary = 60;
const longestHeading = 40;
/** Fewest words of a page of text. */
const fewestLettersOnPage = 250;
const [fewestTableLines, fewestCells] = [4, 3];
const pictures = /[★☆●○⬤◯■□▮▯█░]{3,}|\p{Extended_Pictographic}/u;
const capitals = /^(?=(?:[^\p{Lu}]*\p{Lu}){30})[^\p{Ll}]+$/u;
const shortestRepeated = 25;
const fewestColumnLines = 4;

/** Headings unknown to programs. */
function withOddHeading({ lines, names }: AnalyzedCv): AnalyzedLine[] {
  return lines.filter((line) => {
    const { text, isHeading, isListed, look, section } = line;
    if (namesEntry(line, names)) return false;
    if (isHeading || isListed || section === 'head' || text.length > longestHeading) return false;
    if (/[\d,@:;.!?]|\t/.test(text) || !look.isApart) return false;
    const isSet =
      look.isHeading || look.size > 1.1 || (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text));
    return isSet && guessSectionKind(text) !== undefined;
  });
}

/** Excludes an employer of two positions. */
function repeated({ lines, names }: AnalyzedCv): AnalyzedLine[] {
  const seen = new Map<string, AnalyzedLine[]>();
  for (const line of lines.filter((each) => !namesEntry(each, names))) {
    const words = line.text.toLowerCase();
    if (words.length >= shortestRepeated) seen.set(words, [...(seen.get(words) ?? []), line]);
  }
  // Page headers are repeated on every page.
  const isFurniture = (group: readonly AnalyzedLine[]) =>
    new Set(group.map(({ look }) => look.page)).size === group.length;
  return [...seen.values()].filter((group) => group.length > 1 && !isFurniture(group)).flat();
}

function besideOthers({ lines, isDocument }: AnalyzedCv): AnalyzedLine[] {
  const second = isDocument ? lines.filter(({ look }) => look.column > 1) : [];
  return second.length >= fewestColumnLines ? second.slice(0, 2) : [];
}

function inTables({ lines, isDocument }: AnalyzedCv): AnalyzedLine[] {
  const rows = isDocument ? lines.filter(({ look }) => look.text.split('\t').length >= fewestCells) : [];
  return rows.length >= fewestTableLines ? rows.slice(0, 2) : [];
}

function holdsText({ lines, isDocument }: AnalyzedCv): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const pages = Math.max(1, ...lines.map(({ look }) => look.page));
  return !isDocument || letters / pages >= fewestLettersOnPage;
}

/** Excludes other lines under the skills, such as a closing or a page footer. */
function holdsSkill({ section, isHeading, text }: AnalyzedLine, { skills }: AnalyzedCv['cv']): boolean {
  const words = text.toLowerCase();
  return (
    section === 'skills' &&
    !isHeading &&
    skills.some(({ skill_name: name }) => words.includes(name.toLowerCase()))
  );
}

const hasSection = (kind: AnalyzedLine['section']) => (analyzed: AnalyzedCv) =>
  analyzed.lines.some(({ section }) => section === kind);

/** Also where no heading says so. */
const namesWork = (analyzed: AnalyzedCv) =>
  analyzed.cv.work_experiences.length > 0 ||
  hasSection('work')(analyzed) ||
  readContent(analyzed).posts.some(({ time }) => time !== 'none');
const namesEducation = (analyzed: AnalyzedCv) =>
  analyzed.cv.educations.length > 0 ||
  hasSection('education')(analyzed) ||
  readContent(analyzed).schools.length > 0;

export const structureRules = rulesOf('structure', [
  {
    code: 'ENTRIES_MISSING',
    version: 2,
    severity: 'high',
    meaning: {
      en: 'Neither work nor education could be read.',
      id: 'Riwayat kerja maupun pendidikan tidak terbaca.',
    },
    fix: {
      en: 'Check that this is your CV, in English or Indonesian, with headings such as “Work Experience” and “Education”.',
      id: 'Pastikan ini memang CV Anda, dalam bahasa Indonesia atau Inggris, dengan judul seperti “Pengalaman Kerja” dan “Pendidikan”.',
    },
    find: whenNot((analyzed) => namesWork(analyzed) || namesEducation(analyzed)),
  },
  {
    code: 'WORK_MISSING',
    version: 2,
    severity: 'high',
    meaning: { en: 'No work experience was found.', id: 'Pengalaman kerja tidak ditemukan.' },
    fix: {
      en: 'List work, internships or projects under a heading such as “Work Experience”.',
      id: 'Tuliskan pekerjaan, magang, atau proyek di bawah judul seperti “Pengalaman Kerja”.',
    },
    find: whenNot((analyzed) => namesWork(analyzed) || !namesEducation(analyzed)),
  },
  {
    code: 'EDUCATION_MISSING',
    version: 2,
    severity: 'medium',
    meaning: { en: 'No education was found.', id: 'Riwayat pendidikan tidak ditemukan.' },
    fix: {
      en: 'Add your highest degree with institution, field and years, however long ago.',
      id: 'Tambahkan pendidikan tertinggi beserta institusi, jurusan, dan tahunnya, walaupun sudah lama.',
    },
    find: whenNot((analyzed) => namesEducation(analyzed) || !namesWork(analyzed)),
  },
  {
    code: 'SKILLS_MISSING',
    severity: 'medium',
    meaning: { en: 'There is no list of skills.', id: 'Daftar keahlian tidak ditemukan.' },
    fix: {
      en: 'List skills and tools by the names job posts use: recruiters search for those.',
      id: 'Tuliskan keahlian dan alat dengan nama yang dipakai di iklan lowongan, karena itulah yang dicari perekrut.',
    },
    find: whenNot((analyzed) => analyzed.cv.skills.length > 0 || hasSection('skills')(analyzed)),
  },
  {
    code: 'SKILLS_FEW',
    version: 2,
    severity: 'low',
    meaning: { en: 'Fewer than five skills are named.', id: 'Keahlian yang disebutkan kurang dari lima.' },
    fix: {
      en: 'Add the tools and methods your positions took for granted.',
      id: 'Tambahkan alat dan metode yang sehari-hari Anda pakai dalam pekerjaan.',
    },
    find: ({ cv, lines }) => {
      const isShort = cv.skills.length > 0 && cv.skills.length < fewestSkills;
      return isShort ? lines.filter((line) => holdsSkill(line, cv)) : [];
    },
  },
  {
    code: 'SUMMARY_MISSING',
    severity: 'low',
    meaning: { en: 'No summary opens the CV.', id: 'CV tidak dibuka dengan ringkasan diri.' },
    fix: {
      en: 'Begin with two or three sentences: what you do, for how long, and what you look for.',
      id: 'Mulailah dengan dua atau tiga kalimat: bidang Anda, lama pengalaman, dan posisi yang Anda cari.',
    },
    find: whenNot(({ cv }) => (cv.personal_summary?.length ?? 0) >= shortestSummary),
  },
  {
    code: 'HEADING_UNUSUAL',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'Recruiting software may not know this heading.',
      id: 'Judul bagian ini mungkin tidak dikenali perangkat lunak rekrutmen.',
    },
    fix: {
      en: 'Use the usual words: Work Experience, Education, Skills.',
      id: 'Gunakan istilah umum: Pengalaman Kerja, Pendidikan, Keahlian.',
    },
    find: withOddHeading,
  },
  {
    code: 'TEXT_SHORT',
    severity: 'medium',
    meaning: { en: 'The CV says very little.', id: 'Isi CV terlalu sedikit.' },
    fix: {
      en: 'Aim for 150 to 900 words: one page for a fresh graduate, two for long experience.',
      id: 'Usahakan 150 sampai 900 kata: satu halaman untuk lulusan baru, dua halaman untuk pengalaman panjang.',
    },
    find: whenNot(({ words }) => words >= fewestWords),
  },
  {
    code: 'TEXT_LONG',
    severity: 'medium',
    meaning: {
      en: 'The CV is longer than most people will read.',
      id: 'CV lebih panjang daripada yang biasanya dibaca.',
    },
    fix: {
      en: 'Cut it to two pages: leave out what is older than ten years or unrelated to the job.',
      id: 'Ringkas menjadi dua halaman: hilangkan yang lebih dari sepuluh tahun lalu atau tidak terkait posisi ini.',
    },
    find: whenNot(({ words }) => words <= mostWords),
  },
  {
    code: 'LINES_REPEATED',
    version: 2,
    severity: 'low',
    meaning: {
      en: 'The same line appears more than once.',
      id: 'Baris yang sama tertulis lebih dari sekali.',
    },
    fix: {
      en: 'Keep it where it matters most and write something specific elsewhere.',
      id: 'Pertahankan di tempat yang paling sesuai dan tulis hal lain di tempat lainnya.',
    },
    find: repeated,
  },
  {
    code: 'COLUMNS',
    severity: 'medium',
    meaning: {
      en: 'The page has two columns; some programs read straight across both.',
      id: 'Ada dua kolom berdampingan; sebagian sistem membacanya melintang sehingga isinya tercampur.',
    },
    fix: {
      en: 'Use one column when you apply through a form or portal.',
      id: 'Susun semuanya dalam satu kolom bila melamar lewat formulir atau portal.',
    },
    find: besideOthers,
  },
  {
    code: 'TABLES',
    severity: 'low',
    meaning: {
      en: 'Tables may be read out of order or left out.',
      id: 'Tabel dapat terbaca tidak berurutan atau terlewat.',
    },
    fix: { en: 'Write the rows as plain lines.', id: 'Tulis isi tabel sebagai baris biasa.' },
    find: inTables,
  },
  {
    code: 'TEXT_AS_PICTURE',
    severity: 'high',
    meaning: {
      en: 'The pages hold little text; the rest seems to be a picture no program can read.',
      id: 'Halamannya hanya memuat sedikit teks; sisanya tampak seperti gambar yang tidak terbaca sistem.',
    },
    fix: {
      en: 'Export the CV from a word processor instead of scanning or drawing it.',
      id: 'Ekspor CV dari pengolah kata, bukan hasil pindai atau gambar.',
    },
    find: whenNot(holdsText),
  },
  {
    code: 'SYMBOLS',
    severity: 'low',
    meaning: {
      en: 'Stars, bars and pictures mean nothing to a program.',
      id: 'Bintang, batang, dan gambar tidak bermakna bagi sistem.',
    },
    fix: {
      en: 'Say it in words: “Excel, advanced”.',
      id: 'Tuliskan dengan kata: “Excel, mahir”.',
    },
    find: linesWith(pictures),
  },
  {
    code: 'CAPITALS',
    severity: 'low',
    meaning: {
      en: 'A whole sentence in capitals is hard to read.',
      id: 'Kalimat yang seluruhnya kapital sulit dibaca.',
    },
    fix: {
      en: 'Keep capitals for names and headings.',
      id: 'Gunakan huruf kapital hanya untuk nama dan judul.',
    },
    find: linesWith(capitals, ({ isHeading, section }) => !isHeading && section !== 'head'),
  },
]);
