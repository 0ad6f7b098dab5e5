import { otherDocument } from '@sabi/contracts/ai/report-overview';
import type {
  CvFinding,
  CvReport,
  DocumentKind,
  Keyword,
  ReportSection,
} from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';

interface ReportWords {
  readonly score: (score: number) => string;
  readonly verdicts: readonly [number, string][];
  readonly first: string;
  readonly more: string;
  readonly rewritten: (line: number) => string;
  readonly noCv: Readonly<Record<Exclude<DocumentKind, 'cv'>, string>>;
  readonly howToSend: string;
  readonly line: (line: number) => string;
  readonly sections: string;
  readonly sectionNames: Readonly<Record<ReportSection, string>>;
  readonly points: (points: number, max: number) => string;
  readonly match: (percent: number, found: number, all: number) => string;
  readonly keywords: string;
  readonly found: string;
  readonly near: string;
  readonly missing: string;
  readonly hidden: (letters: number) => string;
  readonly ignored: (lines: number) => string;
}

const words: Record<Language, ReportWords> = {
  en: {
    score: (score) => `Your CV scores ${score} of 100.`,
    verdicts: [
      [85, 'It is clear and complete; what follows makes it stronger.'],
      [60, 'It has a good base, and a few changes would bring out more of it.'],
      [
        0,
        'Much of it does not reach a recruiter yet. The points below are the quickest ways to change that.',
      ],
    ],
    first: 'What to improve, most important first',
    more: 'What would help most',
    rewritten: (line) => `Line ${line}, rewritten`,
    noCv: {
      letter: 'This is not a CV, so it has no score: it reads like a letter.',
      advertisement: 'This is not a CV, so it has no score: it reads like a job advertisement.',
      receipt: 'This is not a CV, so it has no score: it reads like an invoice or a receipt.',
      recipe: 'This is not a CV, so it has no score: it reads like a recipe.',
      minutes: 'This is not a CV, so it has no score: it reads like the minutes of a meeting.',
      news: 'This is not a CV, so it has no score: it reads like a news report.',
      other: 'This is not a CV, so it has no score.',
    },
    howToSend:
      'Send the CV itself: your name, how to reach you, where you worked and what you did there, and your education.',
    line: (line) => `Line ${line}`,
    sections: 'Points by part',
    sectionNames: {
      contact: 'Contact',
      structure: 'Structure',
      history: 'Dates and career',
      wording: 'Wording',
      privacy: 'Private data',
    },
    points: (points, max) => `${points} of ${max}`,
    match: (percent, found, all) =>
      `It matches the job description by ${percent} of 100: ${found} of ${all} keywords.`,
    keywords: 'Keywords of the job description',
    found: 'Found',
    near: 'In other words',
    missing: 'Not found',
    hidden: (letters) =>
      `The document holds ${letters} letters that nobody sees. They count for nothing here, and recruiters may take them for a trick.`,
    ignored: (lines) =>
      `Lines with orders to a machine: ${lines}. They change nothing here, and recruiters may take them for a trick.`,
  },
  id: {
    score: (score) => `Skor CV Anda ${score} dari 100.`,
    verdicts: [
      [85, 'CV Anda jelas dan lengkap; saran berikut membuatnya lebih kuat.'],
      [60, 'Dasarnya sudah baik, dan beberapa perubahan akan lebih menonjolkannya.'],
      [0, 'Banyak isinya belum sampai ke perekrut. Poin berikut adalah cara tercepat untuk memperbaikinya.'],
    ],
    first: 'Yang perlu diperbaiki, dimulai dari yang terpenting',
    more: 'Yang paling membantu',
    rewritten: (line) => `Baris ${line}, ditulis ulang`,
    noCv: {
      letter: 'Ini bukan CV, sehingga tidak diberi skor: isinya seperti surat.',
      advertisement: 'Ini bukan CV, sehingga tidak diberi skor: isinya seperti iklan lowongan.',
      receipt: 'Ini bukan CV, sehingga tidak diberi skor: isinya seperti tagihan atau kuitansi.',
      recipe: 'Ini bukan CV, sehingga tidak diberi skor: isinya seperti resep.',
      minutes: 'Ini bukan CV, sehingga tidak diberi skor: isinya seperti notulen rapat.',
      news: 'Ini bukan CV, sehingga tidak diberi skor: isinya seperti berita.',
      other: 'Ini bukan CV, sehingga tidak diberi skor.',
    },
    howToSend: 'Kirimkan CV Anda: nama, kontak, tempat Anda bekerja beserta tugasnya, dan pendidikan.',
    line: (line) => `Baris ${line}`,
    sections: 'Nilai per bagian',
    sectionNames: {
      contact: 'Kontak',
      structure: 'Susunan',
      history: 'Tanggal dan karier',
      wording: 'Pilihan kata',
      privacy: 'Data pribadi',
    },
    points: (points, max) => `${points} dari ${max}`,
    match: (percent, found, all) =>
      `Kecocokannya dengan lowongan ${percent} dari 100: ${found} dari ${all} kata kunci.`,
    keywords: 'Kata kunci di deskripsi lowongan',
    found: 'Ditemukan',
    near: 'Dengan kata lain',
    missing: 'Tidak ditemukan',
    hidden: (letters) =>
      `Dokumen ini memuat ${letters} huruf yang tidak terlihat. Huruf itu tidak dihitung di sini, dan perekrut dapat menganggapnya sebagai trik.`,
    ignored: (lines) =>
      `Baris berisi perintah untuk mesin: ${lines}. Perintah itu tidak mengubah apa pun di sini, dan perekrut dapat menganggapnya sebagai trik.`,
  },
};

/** A report as plain text (`analysis` in the specification); visitors get its beginning. */
export function writeReport(report: CvReport, language: Language): string {
  const say = words[language];
  const { score, findings, improvements = [], sections, hidden_letters: hidden } = report;
  const other = otherDocument(report);
  if (other)
    return [`${say.noCv[other]} ${say.howToSend}`, writeIgnored(report, say)].filter(Boolean).join('\n\n');
  const verdict = say.verdicts.find(([least]) => score >= least)?.[1] ?? '';
  const points = sections.map(
    ({ section, points, max }) => `- ${say.sectionNames[section]}: ${say.points(points, max)}`,
  );
  const parts = [
    [say.score(score), writeFigure(report, say), verdict].filter((sentence) => sentence !== '').join(' '),
    writeList(
      say.first,
      findings.map((finding) => writeFinding(finding, language)),
    ),
    writeList(
      say.more,
      improvements.map((improvement) => writeFinding({ ...improvement, explanation: null }, language)),
    ),
    [say.sections, ...points].join('\n'),
    writeMatch(report, language),
    hidden > 0 ? say.hidden(hidden) : '',
    writeIgnored(report, say),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const writeList = (title: string, items: readonly string[]) =>
  items.length > 0 ? [title, ...items].join('\n') : '';

type Advice = Pick<CvFinding, 'meaning' | 'fix' | 'quotes' | 'rewrites' | 'explanation'>;

function writeFinding(
  { meaning, fix, quotes, rewrites = [], explanation }: Advice,
  language: Language,
): string {
  const say = words[language];
  const places = quotes.flatMap(({ text, line }) => [
    `  ${say.line(line)}: “${text}”`,
    ...rewrites
      .filter((rewrite) => rewrite.line === line)
      .map((rewrite) => `  ${say.rewritten(line)}: “${rewrite.text.replaceAll('\n', ' / ')}”`),
  ]);
  const advice = [`- ${meaning[language]} ${fix[language]}`, ...places];
  return [...advice, ...(explanation ? [`  ${explanation}`] : [])].join('\n');
}

function writeIgnored({ ignored_lines: count, ignored = [] }: CvReport, say: ReportWords): string {
  const places = ignored.map(({ text, line }) => `  ${say.line(line)}: “${text}”`);
  return count > 0 ? [say.ignored(count), ...places].join('\n') : '';
}

function writeFigure({ match }: CvReport, say: ReportWords): string {
  if (!match || match.percent === null) return '';
  const { percent, found, near, missing } = match;
  return say.match(percent, found.length + near.length, found.length + near.length + missing.length);
}

function writeMatch({ match }: CvReport, language: Language): string {
  const say = words[language];
  if (!match || match.percent === null) return '';
  const lists = [
    [say.found, match.found],
    [say.near, match.near],
    [say.missing, match.missing],
  ] as const;
  const parts = lists
    .filter(([, keywords]) => keywords.length > 0)
    .map(([title, keywords]) =>
      [`- ${title}: ${keywords.map(({ keyword }) => keyword).join(', ')}`, ...proofsOf(keywords, say)].join(
        '\n',
      ),
    );
  return [say.keywords, ...parts].join('\n');
}

function proofsOf(keywords: readonly Keyword[], say: ReportWords): string[] {
  return keywords.flatMap(({ keyword, proof }) =>
    proof ? [`  ${keyword}: ${say.line(proof.line).toLowerCase()}, “${proof.word}”`] : [],
  );
}
