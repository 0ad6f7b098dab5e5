import type { en } from './en';

export const id: typeof en = {
  faults: {
    type: 'Unggah file PDF, Word, atau teks.',
    size: 'Ukuran file harus kurang dari 10MB',
    short: 'Mohon berikan isi CV yang lebih lengkap',
    long: 'Mohon persingkat teks menjadi {{max}} karakter',
    jobShort: 'Tempelkan deskripsi lowongan minimal {{jobMin}} karakter, atau kosongkan saja',
    jobLong: 'Mohon persingkat deskripsi lowongan menjadi {{jobMax}} karakter',
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
    kept: 'CV Anda tidak kami simpan. Analisis ini dan baris yang dikutipnya disimpan sampai {{until}}, lalu dihapus.',
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
    ignored:
      'Baris berisi perintah untuk mesin: {{count}}. Perintah itu tidak mengubah apa pun di sini, dan perekrut dapat menganggapnya sebagai trik.',
    severities: { high: 'Perbaiki lebih dulu', medium: 'Sebaiknya diperbaiki', low: 'Sentuhan akhir' },
    match: {
      title: 'Kecocokan dengan lowongan',
      percent: 'Kecocokan: {{percent}} dari 100',
      counts: '{{found}} ditemukan, {{near}} dengan kata lain, {{missing}} tidak ditemukan',
      none: 'Deskripsi lowongan ini tidak memuat hal yang dapat kami cari di CV Anda. Tempelkan bagian yang berisi persyaratannya.',
      found: 'Ditemukan di CV Anda',
      near: 'Ada, tetapi dengan kata lain',
      nearHint:
        'Orang akan memahaminya, tetapi sistem bisa saja mencari kata yang persis sama. Gunakan kata di lowongan selama memang sesuai kenyataan.',
      missing: 'Tidak ditemukan',
      missingHint:
        'Tambahkan yang memang Anda kuasai dengan kata-kata ini, beserta contohnya. Lewati yang belum Anda kuasai.',
      proof: '“{{word}}” di baris {{line}}',
      lines: 'Baris CV yang menunjukkannya',
      hows: {
        same: 'kata yang sama',
        synonym: 'kata lain yang semakna',
        language: 'dalam bahasa lain',
        abbreviation: 'singkatan atau kepanjangannya',
        spelling: 'bentuk atau ejaan lain',
        higher: 'jenjang yang lebih tinggi',
        ongoing: 'posisi yang masih berjalan, sehingga lamanya tidak diketahui',
      },
      weights: { required: 'wajib', expected: 'diharapkan', optional: 'nilai tambah' },
    },
    sections: {
      contact: 'Kontak',
      structure: 'Susunan',
      history: 'Tanggal dan karier',
      wording: 'Pilihan kata',
      privacy: 'Data pribadi',
    },
  },
};
