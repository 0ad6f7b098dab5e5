import type { Article } from './article';
import illustration from './illustrations/design-industry.svg';

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
  introduction: {
    en: [
      'A handsome picture tells little about the person behind it. Ask what the brief was, who else was involved, which versions were thrown away and why. Designers who can explain a decision to an engineer or a shop owner will explain it to your customers too.',
      'Titles blur quickly in this field. A product designer studies users and tests flows, a graphic designer builds a visual language, a motion designer works with time; some do several, nobody does all. Say which problems wait in the first months and leave room in the title.',
      'If you need a test, keep it small, pay for it and never use the result commercially. Better still, discuss a piece the candidate already has and give a new constraint: half the budget, a smaller screen, a reader with weak eyes. How somebody reacts to criticism on an ordinary day is the best preview of working together.',
    ],
    id: [
      'Gambar yang indah tidak banyak bercerita tentang orang di baliknya. Tanyakan apa tugas awalnya, siapa saja yang terlibat, versi mana yang dibuang, dan mengapa. Desainer yang mampu menjelaskan keputusan kepada insinyur atau pemilik toko akan mampu menjelaskannya kepada pelanggan Anda juga.',
      'Nama jabatan di bidang ini mudah kabur. Desainer produk mempelajari pengguna dan menguji alur, desainer grafis membangun bahasa visual, desainer gerak bekerja dengan waktu; sebagian menguasai beberapa, tidak ada yang menguasai semuanya. Sebutkan masalah apa yang menanti di bulan-bulan pertama, dan jangan terpaku pada nama jabatan.',
      'Bila Anda memerlukan tes, buatlah kecil, bayarlah, dan jangan pernah memakai hasilnya secara komersial. Lebih baik lagi, bahas karya yang sudah ada dan beri batasan baru: setengah anggaran, layar lebih kecil, pembaca dengan penglihatan lemah. Cara seseorang menanggapi kritik di hari biasa adalah gambaran terbaik tentang bekerja bersamanya.',
    ],
  },
  related: ['marketing-industry', 'it-industry'],
  illustration,
};
