import type { EventDetails } from '../event';

export const manufacturingEvening: EventDetails = {
  text: {
    en: [
      'Three short stories from the floor, then open tables: maintenance, quality and planning, each with somebody who hires for it. No stage, no slides, and name tags that say what you do and not how important you are.',
      'Come to ask what a shift is really like, to compare how plants train newcomers, or to meet the colleague you will call next year.',
    ],
    id: [
      'Tiga kisah singkat dari lantai produksi, lalu meja terbuka: pemeliharaan, mutu, dan perencanaan, masing-masing bersama orang yang merekrut untuk bidang itu. Tanpa panggung, tanpa salindia, dan tanda nama berisi apa yang Anda kerjakan, bukan seberapa penting jabatan Anda.',
      'Datanglah untuk bertanya seperti apa kerja sif sebenarnya, membandingkan cara pabrik melatih karyawan baru, atau berkenalan dengan rekan yang akan Anda hubungi tahun depan.',
    ],
  },
  takeaways: {
    en: [
      'How plants in Java train newcomers',
      'Contacts in your own field',
      'Honest answers about shift work',
    ],
    id: [
      'Cara pabrik di Jawa melatih karyawan baru',
      'Kenalan di bidang Anda',
      'Jawaban jujur tentang kerja sif',
    ],
  },
  agenda: [
    { minute: 0, en: 'Doors open, name tags, something to drink', id: 'Pintu dibuka, tanda nama, minuman' },
    { minute: 30, en: 'Three stories from the floor', id: 'Tiga kisah dari lantai produksi' },
    {
      minute: 60,
      en: 'Open tables: maintenance, quality, planning',
      id: 'Meja terbuka: pemeliharaan, mutu, perencanaan',
    },
    { minute: 135, en: 'Last round', id: 'Putaran terakhir' },
  ],
  audience: {
    en: ['You work in a plant or want to', 'You lead a shift or a line', 'You hire for production'],
    id: [
      'Anda bekerja di pabrik atau ingin bekerja di sana',
      'Anda memimpin sif atau lini',
      'Anda merekrut untuk produksi',
    ],
  },
  hostBio: {
    en: 'Began at the line, planned maintenance for three plants, and brings people of the trade together since.',
    id: 'Memulai karier di lini produksi, merencanakan pemeliharaan untuk tiga pabrik, dan sejak itu mempertemukan orang-orang seprofesi.',
  },
};
