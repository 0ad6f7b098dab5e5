import { saturation, textFields } from '../shared/rank-factors';

/** `toIndexedPosting` prepares the terms; the engine only splits them at blanks. */
const terms = {
  type: 'text',
  analyzer: 'whitespace',
  similarity: 'saturated',
  norms: false,
  index_options: 'freqs',
};
const keyword = { type: 'keyword' };

/**
 * Settings and mappings of an index of postings.
 * @param shards parts of the index, each on one node; one holds a million postings
 * @param replicas copies of each shard on other nodes
 * @param refreshMs after which a change is found at the latest
 */
export function indexBody(options: { shards: number; replicas: number; refreshMs: number }) {
  const { shards, replicas, refreshMs } = options;
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      refresh_interval: `${refreshMs}ms`,
      similarity: { saturated: { type: 'BM25', k1: saturation, b: 0 } },
    },
    mappings: {
      dynamic: 'strict',
      // Hits do not need the text, which is most of a posting.
      _source: { excludes: ['text'] },
      properties: {
        ...Object.fromEntries(textFields.map((field) => [field, terms])),
        id: keyword,
        isRemoved: { type: 'boolean' },
        titleExact: keyword,
        titleWords: { ...terms, index_options: 'docs' },
        companyId: keyword,
        areaCodes: keyword,
        points: { type: 'geo_point' },
        mode: keyword,
        types: keyword,
        level: keyword,
        category: keyword,
        hasPay: { type: 'boolean' },
        payMin: { type: 'long' },
        payMax: { type: 'long' },
        postedAt: { type: 'date', format: 'epoch_millis' },
        marks: keyword,
        trust: { type: 'float' },
      },
    },
  };
}
