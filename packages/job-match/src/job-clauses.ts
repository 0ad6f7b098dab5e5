import type { KeywordWeight } from '@sabi/contracts/http/ai/cv-report';
import { toPlainText } from './text/plain-text';
import { listMark, sentenceEnd } from './text/line-patterns';
import { removePromptInjections } from './text/prompt-injection-filter';

/** A part of a job description with requirements of one weight. */
export interface JobClause {
  readonly text: string;
  readonly weight: KeywordWeight;
  /** Whether it lists requirements, in which unknown names count, or describes the work. */
  readonly asks: boolean;
}

export interface ReadJob {
  readonly clauses: readonly JobClause[];
  readonly ignoredLines: number;
}

const longestHeading = 60;

const must =
  /\b(?:must(?:[- ]haves?)?|mandatory|required?|essential|at least|minimum|minimal(?:nya)?|min\.|wajib|harus|diharuskan|mutlak|sekurang-kurangnya|setidaknya)\b/i;
const nice =
  /\b(?:nice[- ]to[- ]have|preferred|preferably|preferable|(?:is |are |be )?(?:an? )?(?:plus|advantage|bonus|asset)|optional|desirable|diutamakan|lebih disukai|nilai (?:tambah|plus|lebih)|menjadi nilai|opsional|tidak wajib|tidak harus|not (?:required|mandatory|essential))\b/i;
const asking =
  /\b(?:experience[ds]?|proficien\w+|familiar\w*|knowledge|skill(?:s|ed)?|able to|ability|expert(?:ise)?|master(?:y|s)?|fluent|degree|pengalaman|berpengalaman|menguasai|mampu|mahir|terampil|paham|memahami|keahlian|kemampuan|pendidikan|lulusan|terbiasa)\b/i;

type Part = 'must' | 'wanted' | 'nice' | 'work' | 'other';
const headings: readonly [Part, RegExp][] = [
  [
    'other',
    /^(?:benefits?|perks|what we offer|we offer|why join|about (?:us|the company|our)|tentang (?:kami|perusahaan)|how to apply|cara (?:me)?lamar|fasilitas|keuntungan|tunjangan|yang (?:kami|akan anda) (?:tawarkan|dapatkan|peroleh)|kami menawarkan|salary|gaji|remuneration|equal opportunity)\b/i,
  ],
  [
    'nice',
    /^(?:nice[- ]to[- ]haves?|preferred|bonus(?: points)?|good to have|nilai (?:tambah|plus)|diutamakan|optional|lebih disukai)\b/i,
  ],
  ['must', /^(?:must[- ]haves?|mandatory|required|wajib|syarat (?:wajib|mutlak|utama))\b/i],
  [
    'wanted',
    /^(?:(?:job |minimum |general |key |basic |kualifikasi |persyaratan )?(?:requirements?|qualifications?|criteria)|what you(?:['’]ll)? (?:need|bring)|who you are|you have|your profile|(?:technical )?skills?|kualifikasi|persyaratan|syarat|kriteria|(?:keahlian|kemampuan)(?=\s*(?::|$|yang|teknis|khusus|dan))|spesifikasi)(?![\p{L}])/iu,
  ],
  [
    'work',
    /^(?:(?:job |key |main )?(?:responsibilit|duties|description)|what you(?:['’]ll| will) do|the role|tanggung jawab(?! sosial)|tugas|deskripsi|uraian|job ?desc)/i,
  ],
];
/** `Position: …`: introduces the highest weight. */
const positionLabel =
  /^(?:job title|position|role|title|posisi|jabatan|lowongan|dicari|dibutuhkan|vacancy|hiring)\s*[:–-]/i;

/** Splits a job description into clauses, without those about the employer and prompt injections. */
export function readJob(jobText: string): ReadJob {
  const lines = toPlainText(jobText)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kept = lines.map(removePromptInjections);
  let part: Part = 'work';
  const clauses = kept.flatMap((line): JobClause[] => {
    const heading = headingOf(line);
    part = heading ?? part;
    // A heading may continue with a requirement: `Kualifikasi: S1 Teknik Industri`.
    const text = heading ? line.replace(/^[^:]*(?::|$)/, '').trim() : line.replace(listMark, '');
    return part === 'other' || text === '' ? [] : toClauses(text, part);
  });
  return { clauses, ignoredLines: lines.filter((line, index) => line !== kept[index]).length };
}

function headingOf(line: string): Part | undefined {
  const text = line.replace(listMark, '').replace(/^[^\p{L}]+/u, '');
  const head = text.split(':')[0] ?? '';
  const isHeading = text.includes(':') || (text === line && !/[.,;]/.test(text));
  if (!isHeading || head.length > longestHeading) return undefined;
  return headings.find(([, pattern]) => pattern.test(head))?.[0];
}

function toClauses(text: string, part: Part): JobClause[] {
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => (must.test(sentence) && nice.test(sentence) ? sentence.split(/,\s+/) : [sentence]))
    .map((clause) => ({
      text: clause,
      weight: weigh(clause, part),
      asks: (part !== 'work' && part !== 'other') || asking.test(clause),
    }));
}

function weigh(clause: string, part: Part): KeywordWeight {
  if (nice.test(clause)) return 'optional';
  if (part === 'must' || must.test(clause) || positionLabel.test(clause)) return 'required';
  return part === 'nice' ? 'optional' : 'expected';
}
