import { judgedScore, type JudgedCv } from '../judgement';
import type { Analysis } from './analyze';
import { meanDistance, type Pair, spearman } from './statistics';

export interface Analyzed {
  readonly cv: JudgedCv;
  readonly analysis: Pick<Analysis, 'score' | 'repeated'>;
}

/** Product's score and judges' score of what both call a CV. */
function scoredPairs(analyzed: readonly Analyzed[]): Pair[] {
  return analyzed.flatMap(({ cv, analysis }): Pair[] => {
    const judged = judgedScore(cv);
    return judged === null || analysis.score === null ? [] : [[analysis.score, judged]];
  });
}

/** First and second judgement of what both judges call a CV. */
export function judgePairs(cvs: readonly JudgedCv[]): Pair[] {
  return cvs.flatMap(({ scores: [first, second] }): Pair[] =>
    first === null || second === null ? [] : [[first, second]],
  );
}

const line = (name: string, figure: string) => `${name.padEnd(46)} ${figure.padStart(8)}`;
const rounded = (figure: number) => figure.toFixed(2);
const share = (part: readonly unknown[], all: readonly unknown[]) => `${part.length}/${all.length}`;

/** Agreement of the judges with each other and with the product. */
export function writeReportOf(title: string, analyzed: readonly Analyzed[]): string {
  const ofKind = (kind: JudgedCv['kind']) => analyzed.filter(({ cv }) => cv.kind === kind);
  const isNone = ({ analysis }: Analyzed) => analysis.score === null;
  const highest = (entries: readonly Analyzed[]) =>
    String(Math.max(0, ...entries.map(({ analysis }) => analysis.score ?? 0)));
  const judges = judgePairs(analyzed.map(({ cv }) => cv));
  const pairs = scoredPairs(analyzed);
  const real = scoredPairs(ofKind('cv'));
  const attackedWithoutContent = ofKind('attacked').filter(({ cv }) => (judgedScore(cv) ?? 0) < 30);
  return [
    `== ${title}: ${analyzed.length} texts`,
    line('judges: Spearman', rounded(spearman(judges))),
    line('judges: mean distance', rounded(meanDistance(judges))),
    line('product and judges: Spearman', rounded(spearman(pairs))),
    line('product and judges: mean distance', rounded(meanDistance(pairs))),
    line('CVs alone: Spearman', rounded(spearman(real))),
    line('CVs alone: mean distance', rounded(meanDistance(real))),
    line('highest score of a joke', highest(ofKind('joke'))),
    line('highest score of an attack without a CV', highest(attackedWithoutContent)),
    line('highest score of what is not a CV', highest(ofKind('not-cv'))),
    line('what is not a CV, found', share(ofKind('not-cv').filter(isNone), ofKind('not-cv'))),
    line('CVs taken for none', share(ofKind('cv').filter(isNone), ofKind('cv'))),
    line(
      'reports that repeat a sentence',
      share(
        analyzed.filter(({ analysis }) => analysis.repeated.length > 0),
        analyzed,
      ),
    ),
  ].join('\n');
}

const bands = [
  [85, 'sent as it is (85 and more)'],
  [70, 'a few things to mend (70 to 84)'],
  [50, 'shows something (50 to 69)'],
  [30, 'to be written anew (30 to 49)'],
  [0, 'hardly anything (under 30)'],
] as const;

/** Mean scores of product and judges in each band of the judges. */
export function writeBands(analyzed: readonly Analyzed[]): string {
  const bandOf = (score: number) => bands.find(([least]) => Math.floor(score) >= least)?.[1];
  const rows = bands.flatMap(([, name]) => {
    const pairs = scoredPairs(analyzed).filter(([, judged]) => bandOf(judged) === name);
    if (pairs.length === 0) return [];
    const meanOf = (side: 0 | 1) =>
      (pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length).toFixed(0).padStart(8);
    return [`${name.padEnd(34)} ${String(pairs.length).padStart(3)} ${meanOf(0)} ${meanOf(1)}`];
  });
  return [
    `${'judged as'.padEnd(34)} ${'n'.padStart(3)} ${'product'.padStart(8)} ${'judges'.padStart(8)}`,
    ...rows,
  ].join('\n');
}
