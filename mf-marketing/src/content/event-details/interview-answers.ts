import type { EventDetails } from '../event';

export const interviewAnswers: EventDetails = {
  text: {
    en: [
      'An interviewer listens for one thing: what did this person do, and what came of it? The host interviews for a living and shows how an answer is taken apart on the scorecard while you are still speaking.',
      'In the second half three volunteers answer live, hear what was noted, and try again. You may send your own question with your registration.',
    ],
    id: [
      'Pewawancara mendengarkan satu hal: apa yang dilakukan orang ini, dan apa hasilnya? Pembawa acara mewawancarai orang setiap hari dan menunjukkan bagaimana jawaban Anda diurai di lembar penilaian selagi Anda masih berbicara.',
      'Pada paruh kedua, tiga sukarelawan menjawab langsung, mendengar apa yang dicatat, lalu mencoba lagi. Anda boleh mengirim pertanyaan sendiri saat mendaftar.',
    ],
  },
  takeaways: {
    en: ['A frame for any "tell me about" question', 'What a scorecard asks', 'How to speak about a failure'],
    id: [
      'Kerangka untuk setiap pertanyaan "ceritakan tentang"',
      'Isi lembar penilaian',
      'Cara membicarakan kegagalan',
    ],
  },
  agenda: [
    { minute: 0, en: 'What an interviewer writes down', id: 'Apa yang dicatat pewawancara' },
    { minute: 20, en: 'One answer, taken apart', id: 'Satu jawaban, diurai bersama' },
    { minute: 40, en: 'Three volunteers, twice each', id: 'Tiga sukarelawan, masing-masing dua kali' },
    { minute: 75, en: 'Your questions', id: 'Pertanyaan Anda' },
  ],
  audience: {
    en: [
      'You have an interview in the next weeks',
      'You were told that your answers stay vague',
      'You interview others and want to hear the other side',
    ],
    id: [
      'Anda akan wawancara dalam beberapa minggu',
      'Anda pernah dinilai menjawab terlalu umum',
      'Anda mewawancarai orang dan ingin mendengar sisi lainnya',
    ],
  },
  hostBio: {
    en: 'Holds interviews for a living and writes the scorecards that others use.',
    id: 'Sehari-hari mewawancarai kandidat dan menyusun lembar penilaian yang dipakai pewawancara lain.',
  },
};
