import type { Language } from '@sabi/contracts/language';

export const blogTexts = {
  en: {
    search: 'Search the articles',
    all: '12 articles',
    none: 'No article matches “xylophone”',
    clear: 'Show all articles',
    related: 'Related insights',
    ways: ['Explore company solution', 'Explore talent solution'],
  },
  id: {
    search: 'Cari artikel',
    all: '12 artikel',
    none: 'Tidak ada artikel yang cocok dengan “xylophone”',
    clear: 'Tampilkan semua artikel',
    related: 'Wawasan terkait',
    ways: ['Lihat solusi perusahaan', 'Lihat solusi talenta'],
  },
} as const satisfies Record<Language, unknown>;
