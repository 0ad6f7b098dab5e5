import type { EventDetails } from '../event';

export const structuredInterviews: EventDetails = {
  text: {
    en: [
      'Two interviewers, the same person, opposite verdicts: the cause is seldom the candidate. In this workshop each team builds an interview that two people can hold and agree on.',
      'You bring the description of an opening. We derive what to find out, write questions that find it out, and try them on each other. The material is yours to use the next morning.',
    ],
    id: [
      'Dua pewawancara, satu kandidat, dua kesimpulan yang bertolak belakang: penyebabnya jarang si kandidat. Dalam lokakarya ini setiap tim menyusun wawancara yang hasilnya dapat disepakati dua orang.',
      'Anda membawa deskripsi satu lowongan. Kita rumuskan apa yang perlu diketahui, menulis pertanyaan untuk menggalinya, dan saling mencobanya. Seluruh bahannya dapat Anda pakai esok paginya.',
    ],
  },
  takeaways: {
    en: [
      'Questions for one real opening',
      'A scorecard in words, not numbers',
      'A rule for deciding together',
    ],
    id: [
      'Pertanyaan untuk satu lowongan nyata',
      'Lembar penilaian dengan kata, bukan angka',
      'Aturan untuk memutuskan bersama',
    ],
  },
  agenda: [
    { minute: 0, en: 'Two verdicts on one person', id: 'Dua kesimpulan tentang satu orang' },
    {
      minute: 30,
      en: 'From the opening to what must be found out',
      id: 'Dari lowongan ke hal yang harus digali',
    },
    {
      minute: 90,
      en: 'Questions and scorecard, written in pairs',
      id: 'Pertanyaan dan lembar penilaian, disusun berpasangan',
    },
    { minute: 165, en: 'Trying them on each other', id: 'Saling mencoba' },
    { minute: 215, en: 'The rule for deciding', id: 'Aturan memutuskan' },
  ],
  audience: {
    en: ['You decide on people in your team', 'You lead HR in a growing company', 'You have an opening now'],
    id: [
      'Anda memutuskan siapa yang masuk tim',
      'Anda memimpin HR di perusahaan yang sedang tumbuh',
      'Anda punya lowongan saat ini',
    ],
  },
  hostBio: {
    en: 'Advises teams on how they choose, and has sat on both ends of the table.',
    id: 'Mendampingi tim dalam memilih orang, dan pernah duduk di kedua sisi meja.',
  },
};
