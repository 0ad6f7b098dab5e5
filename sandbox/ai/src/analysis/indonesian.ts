import type { AnalysisTexts } from './analysis-texts';

export const indonesian: AnalysisTexts = {
  headings: {
    impression: 'Kesan pertama',
    strengths: 'Kekuatan',
    improve: 'Yang perlu diperbaiki',
    next: 'Langkah berikutnya',
  },
  impression: ({ words, jobs, skills, languages, latestJob }) =>
    [
      `CV Anda berisi sekitar ${words} kata dan memuat ${count(jobs)} posisi, ${count(skills)} keahlian, serta ${count(languages)} bahasa.`,
      latestJob
        ? `Perekrut akan membaca "${latestJob.title}" di ${latestJob.company} lebih dulu dan bertanya apa hasil kerja Anda di sana.`
        : 'Perekrut mencari pengalaman kerja lebih dulu dan belum menemukannya dengan jelas.',
    ].join(' '),
  good: {
    contact: 'Email dan nomor telepon mudah ditemukan, jadi siapa pun dapat segera menghubungi Anda.',
    summary: 'Ringkasan di bagian atas menjelaskan siapa Anda sebelum perinciannya dimulai.',
    experience: 'Pengalaman kerja tersusun cukup jelas untuk dibaca perangkat lunak rekrutmen.',
    dates: 'Setiap posisi memiliki tanggal, sehingga perjalanan karier Anda mudah diikuti.',
    results: 'Sebagian tugas Anda menyebut angka. Itulah yang membuat pernyataan dipercaya.',
    skills: 'Keahlian ditulis satu per satu, sehingga mudah ditemukan lewat pencarian.',
    education: 'Pendidikan Anda tercantum dan dapat diperiksa.',
    length: 'Panjangnya pas: semua yang dibutuhkan pembaca pertama, dan tidak berlebihan.',
    privacy: 'Data pribadi tidak dicantumkan. Ini melindungi Anda dan menjaga fokus pada pekerjaan.',
  },
  better: {
    contact: 'Cantumkan alamat email dan nomor telepon tepat di bawah nama Anda.',
    summary:
      'Mulailah dengan ringkasan dua atau tiga kalimat: bidang Anda, lama pengalaman, dan yang Anda cari.',
    experience:
      'Tuliskan pekerjaan, magang, atau proyek: posisi, perusahaan, tanggal, dan dua atau tiga hasil untuk masing-masing.',
    dates:
      'Tuliskan bulan dan tahun untuk setiap posisi. Jeda lebih mudah dijelaskan daripada tanggal yang hilang.',
    results:
      'Sebutkan hasil pekerjaan Anda. Angka seperti jumlah, waktu, dan persentase langsung meyakinkan pembaca.',
    skills: 'Tuliskan sedikitnya lima keahlian dan alat dengan nama yang dipakai di iklan lowongan.',
    education: 'Tambahkan pendidikan beserta institusi, jurusan, dan tahunnya, walaupun sudah lama.',
    length:
      'Usahakan 150 sampai 900 kata: satu halaman untuk lulusan baru, dua halaman untuk pengalaman panjang.',
    privacy:
      'Hapus data pribadi seperti agama, status pernikahan, tanggal lahir, atau NIK. Data itu tidak membantu Anda dan dapat disalahgunakan.',
  },
  rewriteDuty: (duty) =>
    `Sebagai ganti "${duty}", tuliskan apa yang Anda kerjakan, seberapa banyak, dan apa yang berubah karenanya.`,
  nothingGood: 'Sudah ada dasar untuk dikembangkan. Poin berikut adalah cara tercepat untuk memperkuatnya.',
  nothingToImprove:
    'Tidak ada hal penting yang kurang. Sekarang sesuaikan kalimatnya dengan setiap lowongan.',
  next: [
    'Perbaiki poin pertama di atas hari ini; itu yang paling cepat.',
    'Bandingkan keahlian Anda dengan tiga lowongan yang Anda sukai dan pakai istilahnya bila memang sesuai.',
    'Minta seseorang yang biasa merekrut untuk membaca versi barunya.',
  ],
};

function count(number: number): string {
  return number === 0 ? 'belum ada' : String(number);
}
