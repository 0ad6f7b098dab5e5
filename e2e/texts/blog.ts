import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const blog = readDictionary('mf-blog', 'blog');

export const blogTexts = {
  en: {
    search: blog.en('search.label'),
    all: '12 articles',
    none: 'No article matches “xylophone”',
    clear: blog.en('search.none.clear'),
    related: blog.en('article.related'),
    ways: ['Explore company solution', 'Explore talent solution'],
  },
  id: {
    search: blog.id('search.label'),
    all: '12 artikel',
    none: 'Tidak ada artikel yang cocok dengan “xylophone”',
    clear: blog.id('search.none.clear'),
    related: blog.id('article.related'),
    ways: ['Lihat solusi perusahaan', 'Lihat solusi talenta'],
  },
} as const satisfies Record<Language, unknown>;
