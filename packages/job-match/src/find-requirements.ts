import { isPlace } from '@sabi/cv-rules/vocabulary/places';
import { truncateText } from './text/truncate-text';
import { countYears } from './count-years';
import { findNames } from './find-names';
import type { JobClause } from './job-clauses';
import type { Criterion, JobRequirement } from './job-requirement';
import { joinChoices, type Span } from './join-choices';
import { standsAt, type Token, toTokens } from './tokens';
import { type Concept, type Entry, toForm, type Vocabulary } from './vocabulary/concepts';

const longestKeyword = 80;
const longestPlace = 3;
/** Otherwise a town may be the employer's address or a place of study. */
const placeCue =
  /\b(?:penempatan|lokasi|ditempatkan|berdomisili|domisili|location|located in|based in|placement|work(?:ing)? (?:in|from)|wilayah|area)\b/i;

/** In a requirement, `7+ years of product management` is experience. */
const yearsOfSomething = /\b(?:years?|yrs?|tahun|thn)\s+(?:of|in|as|di|dalam|sebagai)\b/i;

/** The requirements of a clause, in its order. */
export function findRequirements(
  { text, weight, asks }: JobClause,
  vocabulary: Vocabulary,
): JobRequirement[] {
  return findSpans({ text, asks }, vocabulary).map(({ from, to, kind, criterion }) => ({
    keyword: truncateText(text.slice(from, to), longestKeyword),
    kind,
    weight,
    criterion,
  }));
}

/** Where requirements are in a clause. */
export function findSpans(
  { text, asks }: Pick<JobClause, 'text' | 'asks'>,
  { entriesByFirstWord }: Vocabulary,
): Span[] {
  const tokens = toTokens(text);
  const known = [
    ...findYears(text, asks),
    ...findConcepts(text, tokens, entriesByFirstWord),
    ...findPlaces(text, tokens, entriesByFirstWord),
  ];
  const isTaken = ({ from, to }: Token) => known.some((span) => span.from < to && span.to > from);
  const names = asks ? findNames(text, tokens, isTaken) : [];
  const named = names.map(({ from, to }): Span => {
    const form = toForm(text.slice(from, to), 'english');
    return { from, to, kind: 'name', criterion: { by: 'name', form } };
  });
  const spans = [...lowestDegree(known), ...named].toSorted((a, b) => a.from - b.from);
  return joinChoices(text, spans);
}

function findYears(text: string, asks: boolean): Span[] {
  const counted = countYears(text, (asks && yearsOfSomething.test(text)) || undefined);
  if (!counted) return [];
  const { from, to, years } = counted;
  return [{ from, to, kind: 'experience', criterion: { by: 'years', years } }];
}

/** Longest names first, so that "warehouse manager" is not matched as "warehouse". */
function findConcepts(
  text: string,
  tokens: readonly Token[],
  entriesByFirstWord: Vocabulary['entriesByFirstWord'],
): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const entry = (entriesByFirstWord.get(tokens[index]?.word ?? '') ?? []).find(
      (each) => standsAt(text, tokens, index, each.form.words) && isMeant(each, text, tokens, index),
    );
    if (!entry) continue;
    const { concept, form } = entry;
    const last = index + form.words.length - 1;
    const [from, to] = [tokens[index]?.from ?? 0, tokens[last]?.to ?? 0];
    spans.push({ from, to, kind: concept.kind, criterion: { by: 'concept', concept, form } });
    index = last;
  }
  return spans;
}

/** `IT` is not `it`, and `excels` is not Excel. */
function isMeant({ concept, form }: Entry, text: string, tokens: readonly Token[], index: number): boolean {
  const said = tokens.slice(index, index + form.words.length).map(({ raw }) => raw);
  if (concept.kind === 'location') return placeCue.test(text);
  if (form.isInCapitals) return said.join('') === form.text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isName = concept.kind === 'tool' && form.words.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(form.text);
  return !isName || /\p{Lu}/u.test(said.join(''));
}

/** `D3/S1` requires the lower degree. */
function lowestDegree(spans: readonly Span[]): Span[] {
  const ranks = spans.flatMap(({ criterion }) => rankOf(criterion) ?? []);
  const lowest = Math.min(...ranks);
  let isStated = false;
  return spans.filter(({ criterion }) => {
    const rank = rankOf(criterion);
    if (rank === undefined) return true;
    const isFirst = rank === lowest && !isStated;
    isStated ||= isFirst;
    return isFirst;
  });
}

const rankOf = (criterion: Criterion): Concept['rank'] | undefined =>
  (criterion.by === 'concept' ? criterion.concept.rank : null) ?? undefined;

/** Towns with the same name in both languages; others are concepts. */
function findPlaces(
  text: string,
  tokens: readonly Token[],
  entriesByFirstWord: Vocabulary['entriesByFirstWord'],
): Span[] {
  const cue = placeCue.exec(text);
  if (!cue) return [];
  const spans: Span[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index];
    if (!first || first.from < cue.index || entriesByFirstWord.get(first.word)?.some(isLocation)) continue;
    const length = [longestPlace, 2, 1].find((count) => {
      const last = tokens[index + count - 1];
      return last && /^\p{Lu}/u.test(first.raw) && isPlace(text.slice(first.from, last.to));
    });
    if (!length) continue;
    const to = tokens[index + length - 1]?.to ?? first.to;
    const form = toForm(text.slice(first.from, to), 'english');
    spans.push({ from: first.from, to, kind: 'location', criterion: { by: 'name', form } });
    index += length - 1;
  }
  return spans;
}

const isLocation = ({ concept }: Entry) => concept.kind === 'location';
