import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'real-estate-industry',
  published: '2024-12-28',
  readMinutes: 13,
  title: {
    en: 'Real estate: the people behind a property that sells',
    id: 'Properti: orang-orang di balik hunian yang laku',
  },
  excerpt: {
    en: 'Developers, agencies and building managers need trust, local knowledge and digital habits in one person. How to find it.',
    id: 'Pengembang, agen, dan pengelola gedung butuh kepercayaan, pengetahuan lokal, dan kebiasaan digital dalam satu orang. Begini cara mencarinya.',
  },
  related: ['consumer-goods-industry', 'marketing-industry'],
  illustration,
};
