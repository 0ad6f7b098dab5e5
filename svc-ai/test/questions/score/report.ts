import type { Question } from '../question';
import type { Judgement, Outcome } from './judge-answer';

export interface Judged {
  readonly question: Question;
  readonly judgement: Judgement;
}

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(2)).padStart(9);

function row(name: string, judged: readonly Judged[]): string {
  const withSource = judged.filter(({ judgement }) => judgement.isSourceRight !== null);
  const of = (outcome: Outcome) => judged.filter(({ judgement }) => judgement.outcome === outcome).length;
  const figures = [
    share(withSource.filter(({ judgement }) => judgement.isSourceRight).length, withSource.length),
    share(of('right'), judged.length),
    share(of('unknown'), judged.length),
    share(of('uncited'), judged.length),
    share(of('wrong'), judged.length),
    share(of('refused'), judged.length),
    share(judged.filter(({ judgement }) => judgement.isInLanguage).length, judged.length),
  ];
  return `${name.padEnd(18)} ${String(judged.length).padStart(5)} ${figures.join(' ')}`;
}

const columns = ['source@3', 'right', 'unknown', 'uncited', 'wrong', 'refused', 'language'];

/** Shares by group, the most frequent first, and of all. */
export function writeTable(
  title: string,
  judged: readonly Judged[],
  groupOf: (question: Question) => string,
): string {
  const groups = new Map<string, Judged[]>();
  for (const entry of judged) {
    const group = groupOf(entry.question);
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const rows = [...groups].sort(([, left], [, right]) => right.length - left.length);
  return [
    `${title.padEnd(18)} ${'n'.padStart(5)} ${columns.map((column) => column.padStart(9)).join(' ')}`,
    ...rows.map(([name, entries]) => row(name, entries)),
    row('all', judged),
  ].join('\n');
}
