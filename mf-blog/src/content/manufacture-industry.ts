import type { Article } from './article';
import illustration from './illustrations/manufacture-industry.svg';

export const article: Article = {
  slug: 'manufacture-industry',
  published: '2024-12-28',
  readMinutes: 14,
  title: {
    en: 'Manufacturing: hiring people who keep the line running',
    id: 'Manufaktur: merekrut orang yang menjaga lini tetap berjalan',
  },
  excerpt: {
    en: 'Plants automate, but they do not run themselves. What to look for in operators, technicians and supervisors.',
    id: 'Pabrik makin otomatis, tetapi tidak berjalan sendiri. Apa yang perlu dicari pada operator, teknisi, dan penyelia.',
  },
  introduction: {
    en: [
      'A production line is only as reliable as the people around it. Operators notice the sound a machine should not make, technicians keep small faults small, and supervisors decide whether a problem is reported or hidden. Hiring for a plant therefore starts with the work as it is done on each shift, not with a list of job titles.',
      'Papers matter here, because some of them are required by law. Safety officers need a K3 certificate, forklift and crane operators need a licence, and many customers audit their suppliers. Ask for certificates early, check that they are still valid, and plan training for a good candidate whose certificate is about to expire.',
      'Automation changes the mix of skills more than it removes the need for people. Plants look for staff who can read the data of a line, adjust a controller or maintain a robot, and some of the best are already on the floor. A visible path from operator to technician is a strong reason to stay.',
    ],
    id: [
      'Lini produksi hanya seandal orang-orang di sekitarnya. Operator mengenali bunyi mesin yang tidak wajar, teknisi menjaga gangguan kecil tetap kecil, dan penyelia menentukan apakah masalah dilaporkan atau ditutupi. Karena itu, merekrut untuk pabrik berawal dari pekerjaan nyata di setiap sif, bukan dari daftar nama jabatan.',
      'Dokumen penting di sini, karena sebagian diwajibkan oleh peraturan. Petugas keselamatan memerlukan sertifikat K3, operator forklift dan derek memerlukan lisensi, dan banyak pelanggan mengaudit pemasoknya. Minta sertifikat sejak awal, periksa masa berlakunya, dan siapkan pelatihan bagi kandidat bagus yang sertifikatnya hampir habis.',
      'Otomatisasi lebih banyak mengubah susunan keahlian daripada menghapus kebutuhan akan manusia. Pabrik mencari orang yang mampu membaca data lini, menyetel pengendali, atau merawat robot, dan sebagian yang terbaik sudah ada di lantai produksi. Jalur karier yang jelas dari operator ke teknisi adalah alasan kuat untuk bertahan.',
    ],
  },
  related: ['it-industry', 'logistics-industry'],
  illustration,
};
