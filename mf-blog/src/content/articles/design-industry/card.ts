import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'design-industry',
  published: '2024-11-19',
  readMinutes: 12,
  title: {
    en: 'Design: how to read a portfolio before you hire',
    id: 'Desain: cara membaca portofolio sebelum merekrut',
  },
  excerpt: {
    en: 'A portfolio shows results. A good interview shows how they came about, and whether it can happen again with you.',
    id: 'Portofolio menunjukkan hasil. Wawancara yang baik menunjukkan bagaimana hasil itu terjadi, dan apakah bisa terulang bersama Anda.',
  },
  related: ['marketing-industry', 'it-industry'],
  illustration,
};
