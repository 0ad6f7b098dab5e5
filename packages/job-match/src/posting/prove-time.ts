import { countYears } from '../count-years';
import { measureWorkedMonths } from '../periods';
import type { AskedMatch, Relation } from './posting-match';
import { proveAsked, toMatch, toQuote } from './prove-asked';
import type { FieldLine, Job, ReadCv } from './read-cv';
import type { AskedMonths } from './read-requirement';

/** A job that shows what the time is asked for. */
interface RelevantJob {
  readonly job: Job;
  readonly how: Relation;
}

/**
 * Months in the jobs that show one of the subjects, or in all without a subject.
 * @param asOf month up to which current jobs count; without it their length is not known
 */
export function proveTime({ words, months, subjects }: AskedMonths, cv: ReadCv, asOf?: string): AskedMatch {
  const asked = { words, kind: 'experience' } as const;
  const said = findStatedTime(months, subjects, cv);
  if (said) return toMatch(asked, said.how, toQuote(said));
  const relevant = cv.jobs.flatMap((job): RelevantJob[] => {
    const how = subjects.length === 0 ? 'same' : relate(job, subjects, cv);
    return how ? [{ job, how }] : [];
  });
  const line = relevant.flatMap(({ job: { lines } }) => lines.find(isTitle) ?? lines[0] ?? [])[0];
  if (!line) return toMatch(asked, null, null);
  const quote = toQuote({ line, from: 0, to: line.source.length });
  const same = relevant.filter(({ how }) => how === 'same');
  if (measure(same, asOf) >= months) return toMatch(asked, 'same', quote);
  if (measure(relevant, asOf) >= months) return toMatch(asked, strongest(relevant), quote);
  const isOpen = relevant.some(({ job }) => job.isCurrent && job.start !== null && asOf === undefined);
  return toMatch(asked, isOpen ? 'ongoing' : 'shorter', quote);
}

const isTitle = ({ field }: FieldLine) => field === 'job_title';

/** How a job shows one of the subjects. */
function relate(job: Job, subjects: AskedMonths['subjects'], cv: ReadCv): Relation | null {
  const matches = subjects.map((subject) => proveAsked(subject, cv.linesFor(subject.kind, job.lines)));
  const shown = matches.flatMap(({ how }) => how ?? []);
  return shown.find((how) => how === 'same') ?? shown[0] ?? null;
}

const strongest = (relevant: readonly RelevantJob[]): Relation =>
  relevant.find(({ how }) => how !== 'same')?.how ?? 'same';

function measure(relevant: readonly RelevantJob[], asOf: string | undefined): number {
  return measureWorkedMonths(
    relevant.map(({ job: { start, end, isCurrent } }) =>
      isCurrent && asOf !== undefined ? { start, end: asOf, isCurrent: false } : { start, end, isCurrent },
    ),
  );
}

/** A line such as "eight years in logistics", if it shows a subject too. */
function findStatedTime(
  months: number,
  subjects: AskedMonths['subjects'],
  cv: ReadCv,
): { line: FieldLine; from: number; to: number; how: Relation } | null {
  for (const line of cv.lines) {
    if (line.field !== 'personal_summary' && line.field !== 'description') continue;
    const counted = countYears(line.source, line.field === 'personal_summary' || undefined);
    if (!counted || counted.years * 12 < months) continue;
    const shown = subjects.map((subject) => proveAsked(subject, cv.linesFor(subject.kind, [line])).how);
    const how = subjects.length === 0 ? 'same' : shown.find((each) => each !== null);
    if (how) return { line, from: counted.from, to: counted.to, how };
  }
  return null;
}
