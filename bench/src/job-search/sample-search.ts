import { judgedQueries } from '@sabi/job-search/testing/judged-queries';
import { places } from '@sabi/job-search/testing/places';

export interface SampleSearch {
  readonly words: string;
  /** Code of a city; undefined for anywhere. */
  readonly area: string | undefined;
  /** IDR a month. */
  readonly payFrom: number;
}

/** Deterministic search by number: words, a place and pay. */
export function sampleSearch(number: number): SampleSearch {
  const query = judgedQueries[(number * 37) % judgedQueries.length];
  const place = places[(number * 11) % places.length];
  return { words: query?.words ?? '', area: place?.code, payFrom: (number % 5) * 2_000_000 };
}
