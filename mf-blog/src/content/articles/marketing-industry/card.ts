import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'marketing-industry',
  published: '2024-11-22',
  readMinutes: 12,
  title: {
    en: 'Marketing: looking past the buzzwords in a CV',
    id: 'Pemasaran: melihat lebih jauh dari jargon di CV',
  },
  excerpt: {
    en: 'Every CV promises growth. Questions that show who planned, who executed and who merely stood nearby.',
    id: 'Semua CV menjanjikan pertumbuhan. Pertanyaan yang menunjukkan siapa yang merencanakan, siapa yang mengerjakan, dan siapa yang sekadar ada di dekatnya.',
  },
  related: ['design-industry', 'retail-industry'],
  illustration,
};
