import type { CvReport, CvFinding, Keyword, ReportSection } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';

interface ReportWords {
  readonly score: (score: number) => string;
  readonly verdicts: readonly [number, string][];
  readonly first: string;
  readonly nothing: string;
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
      [100, 'It is clear and complete.'],
      [80, 'It is clear and complete; what follows makes it stronger.'],
      [60, 'It has a good base, and a few changes would bring out more of it.'],
      [
        0,
        'Much of it does not reach a recruiter yet. The points below are the quickest ways to change that.',
      ],
    ],
    first: 'What to improve, most important first',
    nothing: 'Our rules found nothing to improve. Tailor the wording to each job you apply for.',
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
      [100, 'CV Anda jelas dan lengkap.'],
      [80, 'CV Anda jelas dan lengkap; saran berikut membuatnya lebih kuat.'],
      [60, 'Dasarnya sudah baik, dan beberapa perubahan akan lebih menonjolkannya.'],
      [0, 'Banyak isinya belum sampai ke perekrut. Poin berikut adalah cara tercepat untuk memperbaikinya.'],
    ],
    first: 'Yang perlu diperbaiki, dimulai dari yang terpenting',
    nothing:
      'Tidak ada yang perlu diperbaiki menurut aturan kami. Sesuaikan kalimatnya dengan setiap lowongan.',
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
  const { score, findings, sections, hidden_letters: hidden } = report;
  const verdict = say.verdicts.find(([least]) => score >= least)?.[1] ?? '';
  const points = sections.map(
    ({ section, points, max }) => `- ${say.sectionNames[section]}: ${say.points(points, max)}`,
  );
  const parts = [
    [say.score(score), writeFigure(report, say), verdict].filter((sentence) => sentence !== '').join(' '),
    findings.length > 0
      ? [say.first, ...findings.map((finding) => writeFinding(finding, language))].join('\n')
      : say.nothing,
    [say.sections, ...points].join('\n'),
    writeMatch(report, language),
    hidden > 0 ? say.hidden(hidden) : '',
    writeIgnored(report, say),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function writeFinding({ meaning, fix, quotes, explanation }: CvFinding, language: Language): string {
  const places = quotes.map(({ text, line }) => `  ${words[language].line(line)}: “${text}”`);
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
