import type { Localized } from '../../../content/localized';

export const questions: readonly { readonly question: Localized; readonly answer: Localized }[] = [
  {
    question: { en: 'Do I have to look for a job?', id: 'Apakah saya harus sedang mencari kerja?' },
    answer: {
      en: 'No. Many are content where they are and come to learn how others do it. Who looks finds people who know the place they apply to.',
      id: 'Tidak. Banyak anggota betah di tempatnya dan datang untuk belajar dari orang lain. Yang sedang mencari akan bertemu orang yang mengenal tempat yang dilamarnya.',
    },
  },
  {
    question: { en: 'What does it take to join?', id: 'Apa syarat bergabung?' },
    answer: {
      en: 'An account and your agreement to the house rules. Community access is part of every plan, the Starter plan included.',
      id: 'Sebuah akun dan persetujuan Anda atas aturan bersama. Akses komunitas termasuk dalam setiap paket, juga paket Starter.',
    },
  },
  {
    question: {
      en: 'May my employer see that I am in it?',
      id: 'Apakah perusahaan saya bisa tahu bahwa saya anggota?',
    },
    answer: {
      en: 'There is no public list of members. In a circle the others see the name you gave and what you write, and the rules forbid carrying it outside.',
      id: 'Daftar anggota tidak diumumkan. Di dalam lingkar, orang lain melihat nama yang Anda pakai dan tulisan Anda, dan aturan melarang membawanya keluar.',
    },
  },
  {
    question: {
      en: 'My city or trade is missing. What now?',
      id: 'Kota atau bidang saya belum ada. Bagaimana?',
    },
    answer: {
      en: 'Join the circle that is nearest and write to us. A circle opens when somebody is there to lead it, and that may be you.',
      id: 'Bergabunglah dengan lingkar terdekat dan tulis kepada kami. Lingkar baru dibuka begitu ada yang memimpinnya, dan bisa jadi itu Anda.',
    },
  },
  {
    question: { en: 'Are companies in the circles?', id: 'Apakah perusahaan ikut di dalam lingkar?' },
    answer: {
      en: 'People who hire are, by name and with their company. Nobody may take names or CVs from a circle without asking each person.',
      id: 'Ada orang yang merekrut, dengan nama dan perusahaannya. Tidak ada yang boleh mengambil nama atau CV dari lingkar tanpa bertanya kepada orangnya.',
    },
  },
];
