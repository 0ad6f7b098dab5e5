import type { en } from './en';

export const id: typeof en = {
  faults: {
    type: 'Unggah berkas PDF, Word, atau teks.',
    size: 'Ukuran berkas harus kurang dari 10MB',
    short: 'Mohon berikan isi CV yang lebih lengkap',
    long: 'Mohon persingkat teks menjadi {{max}} karakter',
    failed: 'CV gagal dianalisis',
    limited:
      'CV gagal dianalisis: jatah analisis gratis sudah habis untuk saat ini. Silakan coba lagi nanti, atau daftar.',
    noAnswer: 'Tidak ada hasil analisis yang diterima',
    unexpected: 'Terjadi kesalahan yang tidak terduga',
  },
  result: {
    title: 'Analisis CV Anda',
    none: 'Analisis tidak tersedia.',
    signUp: 'Daftar untuk Melihat Analisis Lengkap',
    more: 'Masih ada lanjutannya: daftar, dan seluruh analisis terbuka tanpa mengunggah lagi.',
    close: 'Tutup',
    basic: 'Ini analisis dasar: CV Anda dibaca berdasarkan aturan kami saja, tanpa penjelasan dari AI.',
  },
  report: {
    score: 'Skor: {{score}} dari 100',
    points: '{{points}} dari {{max}}',
    line: 'Baris {{line}}',
    nothing:
      'Tidak ada yang perlu diperbaiki menurut aturan kami. Sesuaikan kalimatnya dengan setiap lowongan.',
    hidden:
      'Huruf yang tidak terlihat di dokumen: {{count}}. Huruf itu tidak dihitung di sini, dan perekrut dapat menganggapnya sebagai trik.',
    severities: { high: 'Perbaiki lebih dulu', medium: 'Sebaiknya diperbaiki', low: 'Sentuhan akhir' },
    sections: {
      contact: 'Kontak',
      structure: 'Susunan',
      history: 'Tanggal dan karier',
      wording: 'Pilihan kata',
      privacy: 'Data pribadi',
    },
  },
};
