import type { Article } from './article';
import illustration from './illustrations/healthcare-industry.svg';

export const article: Article = {
  slug: 'healthcare-industry',
  published: '2024-12-17',
  readMinutes: 14,
  title: {
    en: 'Healthcare: recruiting where every licence counts',
    id: 'Kesehatan: merekrut di bidang yang setiap izinnya menentukan',
  },
  excerpt: {
    en: 'Registration, practice licence, shift patterns and a human tone: what hospitals and clinics should settle before they advertise.',
    id: 'Registrasi, izin praktik, pola sif, dan sikap manusiawi: hal yang sebaiknya dibereskan rumah sakit dan klinik sebelum membuka lowongan.',
  },
  introduction: {
    en: [
      'In healthcare a contract is not enough to start work. Doctors, nurses and other health workers need a registration certificate (STR), and a practice licence (SIP) that is tied to the place where they practise. Check the first before you invite and plan the time for the second, or the ward waits for a colleague who may not touch a patient yet.',
      'Skill at the bedside shows in situations, not in certificates. Ask how a candidate handed over a difficult patient, spoke up about a mistake or calmed a family. Let the head nurse take part in the talk: the person who runs the shift knows what the shift needs.',
      'A roster can be as good a reason to leave a hospital as the pay. Publish shift patterns in the advertisement, say who covers holidays, and explain what the hospital pays for training. For places far from the big cities, housing and a way to specialise later can decide more than salary.',
    ],
    id: [
      'Di bidang kesehatan, kontrak saja belum cukup untuk mulai bekerja. Dokter, perawat, dan tenaga kesehatan lain memerlukan surat tanda registrasi (STR), serta surat izin praktik (SIP) yang terikat pada tempat praktiknya. Periksa yang pertama sebelum mengundang kandidat dan sediakan waktu untuk yang kedua; jika tidak, bangsal menunggu rekan yang belum boleh menangani pasien.',
      'Kecakapan merawat pasien terlihat dari situasi, bukan dari sertifikat. Tanyakan bagaimana kandidat menyerahkan pasien yang sulit kepada sif berikutnya, menyampaikan sebuah kesalahan, atau menenangkan keluarga. Libatkan kepala ruangan dalam wawancara: orang yang memimpin sif tahu apa yang dibutuhkan sif itu.',
      'Jadwal bisa menjadi alasan meninggalkan rumah sakit yang sama kuatnya dengan gaji. Cantumkan pola sif di lowongan, sebutkan siapa yang berjaga saat hari libur, dan jelaskan pelatihan apa yang dibiayai rumah sakit. Untuk daerah yang jauh dari kota besar, tempat tinggal dan kesempatan mengambil spesialisasi bisa lebih menentukan daripada gaji.',
    ],
  },
  related: ['it-industry', 'energy-industry'],
  illustration,
};
