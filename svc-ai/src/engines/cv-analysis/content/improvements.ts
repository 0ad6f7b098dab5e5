import type {
  CvFinding,
  CvImprovement,
  InBothLanguages,
  Quote,
  ScorePart,
} from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import { isWhole, rewriteLine } from '../rewriting/rewrite-findings';
import { askForNumber, askForResult, type RewriteText } from '../rewriting/rewrite-text';
import type { CvContent } from './cv-content';
import { languageOf } from './line-language';
import { type EarnedPoints, partPoints } from './score-parts';

interface Advice {
  readonly part: ScorePart;
  readonly meaning: InBothLanguages;
  readonly fix: InBothLanguages;
  /** Findings that say the same. */
  readonly coveredBy: readonly string[];
  /** Lines to begin with; advice without any is about what is missing. */
  readonly lines?: (content: CvContent) => AnalyzedLine[];
  /** Given only where lines are found. */
  readonly needsLines?: true;
  readonly rewrite?: RewriteText;
}

const mostLines = 2;
/** Of findings and improvements together. */
const fewestChanges = 3;

/** What positions say under their heads. */
const pointsOf = ({ posts }: CvContent) =>
  posts.flatMap(({ line, statements }) => statements.filter((each) => each.line !== line && !each.isEmpty));

const advices: readonly Advice[] = [
  {
    part: 'results',
    meaning: {
      en: 'These points say what you did, and not yet what came of it.',
      id: 'Poin ini menyebutkan pekerjaannya, tetapi belum hasilnya.',
    },
    fix: {
      en: 'Add the result as you know it: what rose or fell, from how much to how much, in what time.',
      id: 'Tambahkan hasil yang Anda ketahui: apa yang naik atau turun, dari berapa menjadi berapa, dalam waktu berapa lama.',
    },
    coveredBy: ['DUTIES_MISSING', 'NOT_SERIOUS', 'PLACEHOLDER'],
    lines: (content) =>
      pointsOf(content)
        .filter(({ hasResult }) => !hasResult)
        .map(({ line }) => line),
    needsLines: true,
    rewrite: askForResult,
  },
  {
    part: 'scope',
    meaning: {
      en: 'How large the work was does not show here.',
      id: 'Besarnya pekerjaan belum terlihat di sini.',
    },
    fix: {
      en: 'Say how many people, orders, rooms or rupiah it was about, or how often you did it.',
      id: 'Sebutkan berapa orang, pesanan, kamar, atau rupiah, atau seberapa sering Anda mengerjakannya.',
    },
    coveredBy: ['FIGURES_MISSING', 'DUTIES_MISSING', 'NOT_SERIOUS', 'PLACEHOLDER'],
    lines: (content) =>
      pointsOf(content)
        .filter(({ hasFigure }) => !hasFigure)
        .map(({ line }) => line),
    needsLines: true,
    rewrite: askForNumber,
  },
  {
    part: 'duties',
    meaning: {
      en: 'A position stands there without what you did in it.',
      id: 'Ada posisi yang tercantum tanpa uraian pekerjaan.',
    },
    fix: {
      en: 'Give it one line with its largest task and what came of it.',
      id: 'Beri satu baris tentang tugas terbesarnya dan hasilnya.',
    },
    coveredBy: ['DUTIES_MISSING', 'NOT_SERIOUS', 'PLACEHOLDER'],
    lines: ({ posts }) => posts.filter(({ statements }) => statements.length === 0).map(({ line }) => line),
    needsLines: true,
  },
  {
    part: 'skills',
    meaning: {
      en: 'Skills, languages and certificates could show more.',
      id: 'Keahlian, bahasa, dan sertifikat dapat menunjukkan lebih banyak.',
    },
    fix: {
      en: 'Name your tools, your languages with their level, and certificates with their year.',
      id: 'Sebutkan alat yang Anda kuasai, bahasa beserta tingkatnya, dan sertifikat beserta tahunnya.',
    },
    coveredBy: ['SKILLS_MISSING', 'SKILLS_FEW'],
  },
  {
    part: 'posts',
    meaning: {
      en: 'Not every position has employer, role, and the months it began and ended.',
      id: 'Belum semua posisi memuat perusahaan, jabatan, serta bulan mulai dan selesai.',
    },
    fix: {
      en: 'Write all of them in one form: role, employer, place, May 2019 – August 2021.',
      id: 'Tulis semuanya dalam satu bentuk: jabatan, perusahaan, kota, Mei 2019 – Agustus 2021.',
    },
    coveredBy: [
      'YEARS_ONLY',
      'DATE_MISSING',
      'WORK_MISSING',
      'ENTRIES_MISSING',
      'NOT_SERIOUS',
      'PLACEHOLDER',
    ],
  },
  {
    part: 'education',
    meaning: {
      en: 'Your education is not complete.',
      id: 'Keterangan pendidikan belum lengkap.',
    },
    fix: {
      en: 'Give school, field and years of the highest one.',
      id: 'Tulis sekolah, jurusan, dan tahun dari pendidikan tertinggi.',
    },
    coveredBy: ['EDUCATION_MISSING', 'ENTRIES_MISSING', 'NOT_SERIOUS', 'PLACEHOLDER'],
  },
  {
    part: 'reachable',
    meaning: {
      en: 'The lines under your name leave something out.',
      id: 'Baris di bawah nama Anda belum lengkap.',
    },
    fix: {
      en: 'Put city, email and phone there, in one line.',
      id: 'Cantumkan kota, email, dan nomor telepon dalam satu baris.',
    },
    coveredBy: ['EMAIL_MISSING', 'PHONE_MISSING', 'NAME_NOT_FOUND'],
  },
  {
    part: 'headings',
    meaning: {
      en: 'A reader cannot see at a glance where each part begins.',
      id: 'Pembaca tidak langsung melihat di mana tiap bagian dimulai.',
    },
    fix: {
      en: 'Set headings: Work Experience, Education, Skills.',
      id: 'Beri judul bagian: Pengalaman Kerja, Pendidikan, Keahlian.',
    },
    coveredBy: ['HEADING_UNUSUAL', 'ENTRIES_MISSING'],
  },
];

/** For a CV that lacks nothing the rules look for. */
const lastAdvices: readonly Advice[] = [
  {
    part: 'readable',
    meaning: {
      en: 'The first lines are read longest.',
      id: 'Baris pertama dibaca paling lama.',
    },
    fix: {
      en: 'Put your strongest result into the summary, in one sentence.',
      id: 'Masukkan hasil terbaik Anda ke ringkasan, dalam satu kalimat.',
    },
    coveredBy: ['SUMMARY_MISSING'],
  },
  {
    part: 'exactness',
    meaning: {
      en: 'Each job post uses its own words.',
      id: 'Tiap lowongan memakai istilahnya sendiri.',
    },
    fix: {
      en: 'Before you apply, use its words for what you can do, as far as they are true.',
      id: 'Sebelum melamar, pakai istilah di lowongan itu untuk kemampuan Anda, selama memang benar.',
    },
    coveredBy: [],
  },
  {
    part: 'entries',
    meaning: {
      en: 'The newest position is what a recruiter compares with the job.',
      id: 'Posisi terbaru adalah yang dibandingkan perekrut dengan lowongan.',
    },
    fix: {
      en: 'Give it the most points, and the older ones fewer.',
      id: 'Beri uraian terbanyak di sana, dan kurangi pada posisi yang lebih lama.',
    },
    coveredBy: [],
  },
];

/** As many changes as make three with the findings; those that would earn most come first. */
export function findImprovements(
  cv: AnalyzedCv,
  content: CvContent,
  { earned, findings }: { earned: EarnedPoints; findings: readonly CvFinding[] },
): CvImprovement[] {
  const codes = new Set(findings.map(({ code }) => code));
  const lostBy = ({ part }: Advice) => partPoints[part].max - earned[part];
  const isNew = ({ coveredBy }: Advice) => !coveredBy.some((code) => codes.has(code));
  const useful = advices.filter(isNew).filter((advice) => lostBy(advice) > 0 || advice.needsLines);
  const ordered = [...useful.toSorted((a, b) => lostBy(b) - lostBy(a)), ...lastAdvices.filter(isNew)];
  const shown = new Set(findings.flatMap(({ quotes }) => quotes.map(({ line }) => line)));
  const missing = Math.max(0, fewestChanges - findings.length);
  return ordered.flatMap((advice) => toImprovement(advice, { cv, content, shown })).slice(0, missing);
}

function toImprovement(
  advice: Advice,
  { cv, content, shown }: { cv: AnalyzedCv; content: CvContent; shown: Set<number> },
): CvImprovement[] {
  const { part, meaning, fix, needsLines, rewrite } = advice;
  const candidates = [...new Set(advice.lines?.(content))].filter(
    (line) => !shown.has(line.quote.line) && isWhole(line, cv),
  );
  const lines = candidates.slice(0, mostLines);
  if (needsLines && lines.length === 0) return [];
  for (const { quote } of lines) shown.add(quote.line);
  const language = languageOf(cv.lines.map(({ text }) => text).join('\n'));
  const quotes: Quote[] = lines.map(({ quote }) => quote);
  const rewrites = rewrite
    ? lines.map((line) => ({ line: line.quote.line, text: rewriteLine(line, language, [rewrite]) }))
    : [];
  const { section } = partPoints[part];
  return [{ part, section, meaning, fix, quotes, ...(rewrites.length > 0 && { rewrites }) }];
}
