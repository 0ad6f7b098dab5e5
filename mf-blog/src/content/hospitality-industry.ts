import type { Article } from './article';
import illustration from './illustrations/hospitality-industry.svg';

export const article: Article = {
  slug: 'hospitality-industry',
  published: '2024-11-26',
  readMinutes: 14,
  title: {
    en: 'Hospitality: hire for warmth, train for the rest',
    id: 'Perhotelan: rekrut kehangatannya, latih sisanya',
  },
  excerpt: {
    en: 'Guests remember people. How hotels and restaurants find them, prepare them for the season and keep them after it.',
    id: 'Tamu mengingat orang. Cara hotel dan restoran menemukan mereka, menyiapkan mereka untuk musim ramai, dan mempertahankannya.',
  },
  introduction: {
    en: [
      'A reservation system can be learned in a week; kindness to the tenth tired guest of the evening cannot. Invite candidates to a situation rather than to questions: a late arrival, a wrong bill, a guest who speaks another language. Watch whether they look at the guest or at the rule.',
      'Season shapes the work. Hotels on Bali, in Yogyakarta or at Lake Toba have different peaks, and staff who know both a holiday rush and a conference week are valuable. Begin to recruit well before the peak, so that newcomers make their first mistakes while the house is calm.',
      'Vocational schools and competence certificates give a good base, and experience on cruise ships or abroad adds languages and standards. Those who come back often look for stability and a path to lead. Say openly how service charge is shared, who is promoted and how: in this trade people talk, and a fair house is known.',
    ],
    id: [
      'Sistem reservasi bisa dipelajari dalam seminggu; keramahan kepada tamu lelah kesepuluh di malam yang sama tidak. Ajak kandidat menghadapi situasi, bukan sekadar pertanyaan: tamu yang datang larut, tagihan yang keliru, tamu yang berbicara bahasa lain. Perhatikan apakah mereka melihat tamunya atau aturannya.',
      'Musim membentuk pekerjaan ini. Hotel di Bali, Yogyakarta, atau Danau Toba memiliki puncak yang berbeda, dan staf yang mengenal ramainya liburan maupun pekan konferensi sangat berharga. Mulailah merekrut jauh sebelum puncak musim, agar orang baru membuat kesalahan pertamanya saat hotel masih tenang.',
      'Sekolah vokasi dan sertifikat kompetensi memberi dasar yang baik, dan pengalaman di kapal pesiar atau luar negeri menambah bahasa serta standar. Mereka yang kembali sering mencari kestabilan dan jalan untuk memimpin. Sampaikan terus terang bagaimana uang layanan dibagi, siapa yang dipromosikan, dan bagaimana caranya: di bidang ini orang saling bercerita, dan tempat yang adil dikenal luas.',
    ],
  },
  related: ['retail-industry', 'food-industry'],
  illustration,
};
