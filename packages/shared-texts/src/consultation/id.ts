import type { en } from './en';

export const id: typeof en = {
  name: 'Konsultan AI',
  hint: 'Jawaban ditulis oleh AI dan bisa keliru.',
  speakers: { user: 'Anda:', bot: 'Konsultan AI:' },
  message: 'Pesan Anda',
  placeholder: 'Tulis pertanyaan Anda...',
  gatedPlaceholder: 'Daftar untuk melanjutkan obrolan...',
  send: 'Kirim',
  failed: 'Mohon maaf, sambungan sedang bermasalah. Silakan coba lagi atau hubungi tim dukungan kami.',
  teaser:
    'Pertanyaan yang bagus. Ada tiga hal yang akan saya periksa lebih dulu, dan satu hal yang sering terlewat. Mari mulai dari yang sudah Anda miliki, lalu tetapkan sasaran untuk beberapa minggu ke depan dan pilih langkah menuju ke sana.',
  unlock: 'Daftar untuk membaca jawaban ini',
};
