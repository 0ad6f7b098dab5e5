import type { EventDetails } from '../event';
import { whatRecruitersReadFirst } from './what-recruiters-read-first';

export const talkingAboutPay: EventDetails = {
  text: {
    en: [
      'The question comes in the first call, when you know least about the job: what do you expect? The host asks it for a living, and tells what she does with the answer.',
      'We go through one offer line by line: base pay, the holiday allowance, insurance, transport, the notice period. You hear which lines move, which do not, and how to ask without a threat.',
    ],
    id: [
      'Pertanyaannya datang pada telepon pertama, saat Anda belum banyak tahu tentang pekerjaannya: berapa gaji yang Anda harapkan? Pembawa acara menanyakannya setiap hari, dan bercerita apa yang ia lakukan dengan jawabannya.',
      'Kita membahas satu surat penawaran baris demi baris: gaji pokok, THR, asuransi, transportasi, masa pemberitahuan. Anda mendengar baris mana yang bisa dinegosiasikan, mana yang tidak, dan cara memintanya tanpa mengancam.',
    ],
  },
  takeaways: {
    en: [
      'A sentence for the first call',
      'Questions for every line of an offer',
      'A way to say no that keeps the door open',
    ],
    id: [
      'Satu kalimat untuk telepon pertama',
      'Pertanyaan untuk setiap baris penawaran',
      'Cara menolak yang tetap membuka pintu',
    ],
  },
  agenda: [
    { minute: 0, en: 'Why the question comes so early', id: 'Mengapa pertanyaan itu datang begitu cepat' },
    { minute: 15, en: 'An offer, line by line', id: 'Satu penawaran, baris demi baris' },
    { minute: 45, en: 'Two talks played through', id: 'Dua percakapan diperagakan' },
    { minute: 60, en: 'Your questions', id: 'Pertanyaan Anda' },
  ],
  audience: {
    en: ['You expect an offer', 'You have never negotiated', 'You earn less than those who came after you'],
    id: [
      'Anda menunggu penawaran',
      'Anda belum pernah bernegosiasi',
      'Gaji Anda lebih rendah daripada rekan yang datang belakangan',
    ],
  },
  hostBio: whatRecruitersReadFirst.hostBio,
};
