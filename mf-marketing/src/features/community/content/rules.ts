import type { Localized } from '../../../content/localized';

interface Rule {
  readonly title: Localized;
  readonly text: Localized;
}

export const rules: readonly Rule[] = [
  {
    title: { en: 'What is told here stays here', id: 'Yang diceritakan di sini tetap di sini' },
    text: {
      en: 'No names, figures or screenshots of others outside the circle, whoever asks.',
      id: 'Nama, angka, atau tangkapan layar milik orang lain tidak dibawa keluar, siapa pun yang meminta.',
    },
  },
  {
    title: { en: 'Speak as you would across a table', id: 'Bicara seperti saat bertatap muka' },
    text: {
      en: 'No insults, no harassment, nothing about religion, origin, sex, age or a body.',
      id: 'Tanpa hinaan dan pelecehan, tanpa menyinggung agama, asal, jenis kelamin, usia, atau tubuh.',
    },
  },
  {
    title: { en: 'Say who you are', id: 'Jujur tentang diri Anda' },
    text: {
      en: 'One account a person. Who hires says so, and for whom.',
      id: 'Satu orang satu akun. Yang merekrut mengatakannya, dan untuk siapa.',
    },
  },
  {
    title: { en: 'Openings with the facts', id: 'Lowongan dengan keterangan lengkap' },
    text: {
      en: 'Employer, place and kind of contract. Nobody ever pays for an application.',
      id: 'Pemberi kerja, lokasi, dan jenis kontrak. Tidak ada pelamar yang boleh dimintai bayaran.',
    },
  },
  {
    title: { en: 'No selling', id: 'Tidak berjualan' },
    text: {
      en: 'No courses, no investments, no lists of contacts. Recommend what helped you, and say what ties you to it.',
      id: 'Tanpa kursus, investasi, atau daftar kontak. Rekomendasikan yang membantu Anda, dan sebutkan hubungan Anda dengannya.',
    },
  },
  {
    title: { en: 'The leader decides', id: 'Pemimpin yang memutuskan' },
    text: {
      en: 'Leaders may remove what breaks a rule, and whoever goes on. You may write to us about their decision.',
      id: 'Pemimpin boleh menghapus yang melanggar, dan mengeluarkan yang terus mengulanginya. Anda boleh menyurati kami tentang keputusannya.',
    },
  },
];
