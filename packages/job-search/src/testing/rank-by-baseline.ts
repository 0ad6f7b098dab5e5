import MiniSearch from 'minisearch';
import { foldWords } from '@sabi/job-match/words/fold-words';
import type { GeneratedPosting } from './generate-posting';

/** Baseline: BM25 over the same texts without this package; a posting with any of the words is a hit. */
export function rankByBaseline(corpus: readonly GeneratedPosting[]) {
  const index = new MiniSearch<{ id: string }>({
    fields: ['title', 'skills', 'company', 'text'],
    tokenize: foldWords,
  });
  index.addAll(
    corpus.map(({ posting: { id, title, skills, companyName, text } }) => ({
      id,
      title,
      skills: skills.join(' '),
      company: companyName,
      text,
    })),
  );
  return (words: string, limit: number): Promise<string[]> => {
    const hits = index.search(words).slice(0, limit);
    return Promise.resolve(hits.map(({ id }) => String(id)));
  };
}
