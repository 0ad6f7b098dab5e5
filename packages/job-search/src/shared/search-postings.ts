import { findFuzzyWords, mayBeMisspelled } from '@sabi/job-match/words/fuzzy-words';
import { type QueryUnit, readPhrases, readPreferred, readWords } from '@sabi/job-match/words/read-words';
import { type JobQuery, type JobResults, type JobSort, maxPageSize, type WordReading } from '../job-search';
import { readCursor, writeCursor } from './cursor';
import type { EngineAnswer, EngineQuery, SearchEngine } from './engine';
import { explainHit } from './explain-hit';

const usualPageSize = 20;

interface Understood {
  readonly units: readonly QueryUnit[];
  readonly answer: EngineAnswer;
  readonly changes: readonly WordReading[];
  readonly didYouMean?: string;
}

/**
 * Searches with the words as typed; without results, with one wrong letter corrected; still without results, with one
 * word less at a time, first those that no posting has, then the most frequent.
 * @throws {CursorInvalid}
 */
export async function searchPostings(engine: SearchEngine, query: JobQuery): Promise<JobResults> {
  const sort = query.sort ?? 'best';
  const cursor = query.after === undefined ? undefined : readCursor(query.after, sort);
  const asked = {
    filters: query,
    sort,
    size: Math.min(maxPageSize, Math.max(1, query.size ?? usualPageSize)),
    now: cursor?.now ?? Date.now(),
    ...(cursor && { after: cursor.after }),
  };
  const { units, answer, changes, didYouMean } = query.anyOf
    ? await findAnyOf(engine, query.anyOf, asked)
    : await understand(engine, readWords(query.words ?? ''), asked);
  const last = answer.hits.at(-1);
  return {
    total: answer.total,
    facets: answer.facets,
    hits: answer.hits.map(({ posting, score }) => ({
      id: posting.id,
      score,
      why: explainHit(posting, units, asked.now),
    })),
    readAs: [...listMeanings(units), ...changes],
    ...(didYouMean !== undefined && { didYouMean }),
    ...(last && answer.hits.length === asked.size && { next: writeNext(sort, asked.now, last) }),
  };
}

const writeNext = (sort: JobSort, now: number, last: EngineAnswer['hits'][number]) =>
  writeCursor({ sort, now, after: last.sortKey });

/** Units that a posting does not have are optional, so that no hit is explained by them. */
async function findAnyOf(
  engine: SearchEngine,
  anyOf: readonly string[],
  asked: Omit<EngineQuery, 'units'>,
): Promise<Understood> {
  const phrases = readPhrases(anyOf);
  const preferred = readPreferred(asked.filters.preferred ?? '');
  const answer = await engine.find({ ...asked, units: preferred, phrases });
  const named = new Map([...phrases.flat(), ...preferred].map((unit) => [unit.phrase, unit]));
  const units = [...named.values()].map((unit) => ({ ...unit, isRequired: false }));
  return { units, answer, changes: [] };
}

async function understand(
  engine: SearchEngine,
  typed: readonly QueryUnit[],
  asked: Omit<EngineQuery, 'units'>,
): Promise<Understood> {
  const find = (units: readonly QueryUnit[]) => engine.find({ ...asked, units });
  const first = await find(typed);
  if (first.total > 0 || typed.length === 0) return { units: typed, answer: first, changes: [] };
  const corrected = await correctSpelling(engine, typed);
  const answer = corrected.changes.length > 0 ? await find(corrected.units) : first;
  const understood = { ...corrected, answer };
  return answer.total > 0 ? understood : leaveWordsOut(engine, understood, find);
}

/** Replaces words that no posting has by words of postings that differ by one letter. */
async function correctSpelling(
  engine: SearchEngine,
  typed: readonly QueryUnit[],
): Promise<Omit<Understood, 'answer'>> {
  const counts = await engine.countPostings(typed);
  const changes: WordReading[] = [];
  const words: string[] = [];
  for (const [index, { phrase, concepts }] of typed.entries()) {
    const isUnknown = counts[index] === 0 && concepts.length === 0 && mayBeMisspelled(phrase);
    const corrected = isUnknown ? await findCorrection(engine, phrase) : undefined;
    words.push(corrected ?? phrase);
    if (corrected !== undefined) changes.push({ word: phrase, kind: 'spelling', as: [corrected] });
  }
  if (changes.length === 0) return { units: typed, changes };
  const didYouMean = words.join(' ');
  return { units: readWords(didYouMean), changes, didYouMean };
}

async function findCorrection(engine: SearchEngine, word: string): Promise<string | undefined> {
  const candidates = [...findFuzzyWords(word), ...(await engine.findFuzzyWords(word))];
  const counts = await engine.countPostings(
    candidates.flatMap((candidate) => readWords(candidate).slice(0, 1)),
  );
  const best = counts.reduce((found, count, index) => (count > (counts[found] ?? 0) ? index : found), 0);
  return (counts[best] ?? 0) > 0 ? candidates[best] : undefined;
}

async function leaveWordsOut(
  engine: SearchEngine,
  understood: Understood,
  find: (units: readonly QueryUnit[]) => Promise<EngineAnswer>,
): Promise<Understood> {
  let { units, answer } = understood;
  const changes = [...understood.changes];
  const counts = new Map(zip(units, await engine.countPostings(units)));
  const rank = (unit: QueryUnit) => counts.get(unit) || Number.POSITIVE_INFINITY;
  while (answer.total === 0) {
    const required = units.filter(({ isRequired }) => isRequired);
    if (required.length < 2) break;
    const dropped = required.reduce((most, unit) => (rank(unit) > rank(most) ? unit : most));
    changes.push({ word: dropped.phrase, kind: 'left-out', as: [] });
    units = units.filter((unit) => unit !== dropped);
    answer = await find(units);
  }
  return { ...understood, units, answer, changes };
}

const zip = <One, Other>(some: readonly One[], others: readonly Other[]) =>
  some.map((one, index) => [one, others[index]] as const);

function listMeanings(units: readonly QueryUnit[]): WordReading[] {
  return units.flatMap(({ phrase, concepts }): WordReading[] => {
    const as = [...new Set(concepts.flatMap(({ names }) => names))].filter(
      (name) => name.toLowerCase() !== phrase,
    );
    return as.length > 0 ? [{ word: phrase, kind: 'same-meaning', as }] : [];
  });
}
