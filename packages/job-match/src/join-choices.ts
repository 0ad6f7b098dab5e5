import type { Criterion, NamedCriterion, JobRequirement } from './job-requirement';

/** Position of a requirement in a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly criterion: Criterion;
  readonly kind: JobRequirement['kind'];
}

type NamedSpan = Span & { readonly criterion: NamedCriterion };

/** Separators of alternatives; with commas alone all are required. */
const slash = /^\s*\/\s*$/;
const comma = /^\s*,\s*$/;
const or = /^\s*(?:,\s*)?(?:or|and\/or|atau|dan\/atau)\s*$/i;

/**
 * Joins alternatives into one requirement: `Teknik Industri / Teknik Mesin`, `SQL, Python or R`. Of different
 * kinds only the last two are joined: `SAP, Excel, English or Mandarin` requires SAP, Excel and one language.
 * @param spans in the order of the text
 */
export function joinChoices(text: string, spans: readonly Span[]): Span[] {
  const linkedBy =
    (...marks: readonly RegExp[]) =>
    (one: Span, other: Span) =>
      marks.some((mark) => mark.test(text.slice(one.to, other.from)));
  return chain(spans, linkedBy(slash, comma, or)).flatMap((list) => {
    const choices = chain(list, linkedBy(slash, or));
    const isChoice = chain(list, linkedBy(or)).length < list.length;
    return (isChoice && areAlike(list) ? [list] : choices).flatMap(toChoice);
  });
}

/** Whether spans are of one kind, as far as known. Some fields are both studies and skills. */
function areAlike(list: readonly Span[]): boolean {
  const kinds = list.map(({ kind }) => (kind === 'study' ? 'skill' : kind)).filter((kind) => kind !== 'name');
  return new Set(kinds).size <= 1;
}

/** Groups linked neighbours. */
function chain(spans: readonly Span[], areLinked: (one: Span, other: Span) => boolean): Span[][] {
  const chains: Span[][] = [];
  for (const span of spans) {
    const last = chains.at(-1);
    const before = last?.at(-1);
    if (last && before && areLinked(before, span)) last.push(span);
    else chains.push([span]);
  }
  return chains;
}

function toChoice(group: Span[]): Span[] {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || group.length === 1 || !group.every(isNamed)) return group;
  const of = group.map(({ criterion }) => criterion);
  return [{ from: first.from, to: last.to, kind: first.kind, criterion: { by: 'choice', of } }];
}

const isNamed = (span: Span): span is NamedSpan =>
  span.criterion.by === 'concept' || span.criterion.by === 'name';
