import { inEachLanguage, readDictionary } from '../support/dictionary';

export const blogTexts = inEachLanguage((language) => {
  const blog = readDictionary(language, 'mf-blog', 'blog');
  return {
    search: blog('search.label'),
    all: blog('search.articles', { count: 12 }),
    none: blog('search.none.title', { query: 'xylophone' }),
    clear: blog('search.none.clear'),
    related: blog('article.related'),
    ways: [blog('listing.next.company'), blog('listing.next.talent')],
  };
});
