import type { EventDetails } from '../event';

export const jayapuraEvening: EventDetails = {
  text: {
    en: [
      'For a long time a career meant a ticket to Java. This evening is about those who stayed or came back: a head nurse, a site supervisor and a hotel manager tell what they looked for, and what they had to build themselves.',
      'After the stories every table has a topic, and somebody who hires for it. Bring a question and a CV if you have one; nobody will ask to see it.',
    ],
    id: [
      'Sudah lama berkarier berarti membeli tiket ke Jawa. Malam ini membahas mereka yang tinggal atau kembali: seorang kepala perawat, penyelia proyek, dan manajer hotel bercerita apa yang mereka cari dan apa yang harus mereka bangun sendiri.',
      'Setelah itu setiap meja punya satu topik dan seseorang yang merekrut untuk bidang itu. Bawa pertanyaan, dan CV bila ada; tidak ada yang akan memintanya.',
    ],
  },
  takeaways: {
    en: [
      'Who is hiring between Sentani and the port',
      'Contacts in health, building and hotels',
      'Three careers told from the start',
    ],
    id: [
      'Siapa yang merekrut dari Sentani sampai pelabuhan',
      'Kenalan di kesehatan, konstruksi, dan perhotelan',
      'Tiga karier, diceritakan dari awal',
    ],
  },
  agenda: [
    { minute: 0, en: 'Doors open, papeda and tea', id: 'Pintu dibuka, papeda dan teh' },
    { minute: 30, en: 'Three stories', id: 'Tiga kisah' },
    { minute: 75, en: 'Open tables', id: 'Meja terbuka' },
    { minute: 135, en: 'Last round', id: 'Putaran terakhir' },
  ],
  audience: {
    en: [
      'You want to work in Papua',
      'You think about coming back',
      'You hire in the east and look for people who stay',
    ],
    id: [
      'Anda ingin bekerja di Papua',
      'Anda mempertimbangkan untuk pulang',
      'Anda merekrut di timur dan mencari orang yang bertahan',
    ],
  },
  hostBio: {
    en: 'Leads the community in Papua and has a list of everybody who ever came back.',
    id: 'Memimpin komunitas di Papua dan punya daftar semua orang yang pernah kembali.',
  },
};
