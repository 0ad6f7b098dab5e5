import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'it-industry',
  published: '2024-12-20',
  readMinutes: 15,
  title: {
    en: 'IT: hiring developers without losing them on the way',
    id: 'TI: merekrut pengembang tanpa kehilangan mereka di tengah jalan',
  },
  excerpt: {
    en: 'Good engineers leave slow processes. A job description, a test and a conversation that respect their time.',
    id: 'Insinyur yang bagus meninggalkan proses yang lambat. Deskripsi kerja, tes, dan percakapan yang menghargai waktu mereka.',
  },
  related: ['marketing-industry', 'design-industry'],
  illustration,
};
