import type { QueryUnit } from '@sabi/job-match/words/read-words';
import type { JobQuery } from '../job-search';
import type { EngineQuery } from '../shared/engine';
import { ageless, dayMs, fieldWeights, halfLifeDays, textFields } from '../shared/rank-factors';

/** A part of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

const maxFacetValues = 600;
const facetFields = {
  mode: 'mode',
  type: 'types',
  level: 'level',
  area: 'areaCodes',
  category: 'category',
} as const;

/**
 * The whole request: words and filters without a facet are part of the query, filters with a facet of the post filter.
 */
export function buildRequest(query: EngineQuery) {
  const facets = facetFilters(query.filters);
  return {
    query: query.sort === 'best' ? withFactors(matchingWords(query), query.now) : matchingWords(query),
    post_filter: all(Object.values(facets).flat()),
    aggs: Object.fromEntries(
      Object.entries(facetFields).map(([name, field]) => [
        name,
        {
          filter: all(Object.entries(facets).flatMap(([other, clauses]) => (other === name ? [] : clauses))),
          aggs: { values: { terms: { field, size: maxFacetValues } } },
        },
      ]),
    ),
    sort: [sortBy[query.sort], { id: 'asc' }],
    size: query.size,
    track_total_hits: true,
    ...(query.after && { search_after: query.after }),
  };
}

const sortBy = {
  best: { _score: 'desc' },
  newest: { postedAt: 'desc' },
  pay: { payMax: 'desc' },
} as const;

/** Matches postings with one of the unit's terms in any field. */
export function hasUnit({ alternatives }: QueryUnit): Clause {
  const terms = alternatives.map(({ term }) => term);
  return any(textFields.map((field) => ({ terms: { [field]: terms } })));
}

export const isOpen: Clause = { term: { isRemoved: false } };

const all = (filter: readonly Clause[]): Clause =>
  filter.length > 0 ? { bool: { filter } } : { match_all: {} };
const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });

function matchingWords({ units, phrases, filters, now }: EngineQuery): Clause {
  const { must, should } = matchUnits(units);
  const found = phrases ? [anyPhrase(phrases)] : must;
  return {
    bool: {
      must: found.length > 0 ? found : [{ match_all: {} }],
      should,
      filter: [isOpen, ...otherFilters(filters, now)],
    },
  };
}

const anyPhrase = (phrases: readonly (readonly QueryUnit[])[]): Clause =>
  phrases.length > 0 ? any(phrases.map((phrase) => ({ bool: matchUnits(phrase) }))) : { match_none: {} };

const matchUnits = (units: readonly QueryUnit[]) => ({
  must: units.filter(({ isRequired }) => isRequired).map(scoreUnit),
  should: units.filter(({ isRequired }) => !isRequired).map(scoreUnit),
});

/** The best alternative counts, as the sum of its fields. */
function scoreUnit({ alternatives }: QueryUnit): Clause {
  const queries = alternatives.map(({ term, weight }) =>
    any(
      textFields.map((field) => ({
        term: { [field]: { value: term, boost: fieldWeights[field] * weight } },
      })),
    ),
  );
  return { dis_max: { queries } };
}

/** Multiplies by `ageFactor` and `trustFactor` of rank-factors.ts. */
function withFactors(query: Clause, now: number): Clause {
  const ageFactor = {
    function_score: {
      query,
      functions: [
        { weight: ageless },
        {
          exp: { postedAt: { origin: String(now), scale: `${halfLifeDays}d`, decay: 0.5 } },
          weight: 1 - ageless,
        },
      ],
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  };
  return {
    function_score: { query: ageFactor, field_value_factor: { field: 'trust' }, boost_mode: 'multiply' },
  };
}

type FacetName = 'mode' | 'type' | 'level' | 'area';

function facetFilters({
  modes,
  types,
  levels,
  areas,
  radius,
}: JobQuery): Readonly<Record<FacetName, Clause[]>> {
  const oneOf = (field: string, values: readonly string[] | undefined) =>
    values?.length ? [{ terms: { [field]: values } }] : [];
  const nearby = radius
    ? [
        {
          geo_distance: {
            distance: `${radius.km}km`,
            points: { lat: radius.center.latitude, lon: radius.center.longitude },
          },
        },
      ]
    : [];
  const places = [...oneOf('areaCodes', areas), ...nearby];
  return {
    mode: oneOf('mode', modes),
    type: oneOf('types', types),
    level: oneOf('level', levels),
    area: places.length > 0 ? [any(places)] : [],
  };
}

function otherFilters(query: JobQuery, now: number): Clause[] {
  const { payFrom, payTo, withPay, postedDays, verified, companyId } = query;
  const needsPay = (withPay ?? false) || payFrom !== undefined || payTo !== undefined;
  return [
    ...(companyId === undefined ? [] : [{ term: { companyId } }]),
    ...(needsPay ? [{ term: { hasPay: true } }] : []),
    ...(payFrom === undefined ? [] : [{ range: { payMax: { gte: payFrom } } }]),
    ...(payTo === undefined ? [] : [{ range: { payMin: { lte: payTo } } }]),
    ...(postedDays === undefined ? [] : [{ range: { postedAt: { gte: String(now - postedDays * dayMs) } } }]),
    ...(verified ? [{ term: { marks: 'verified' } }] : []),
  ];
}
