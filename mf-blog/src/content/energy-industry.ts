import type { Article } from './article';
import illustration from './illustrations/energy-industry.svg';

export const article: Article = {
  slug: 'energy-industry',
  published: '2024-12-03',
  readMinutes: 15,
  title: {
    en: 'Energy: skills for the grid of today and the one being built',
    id: 'Energi: keahlian untuk jaringan hari ini dan yang sedang dibangun',
  },
  excerpt: {
    en: 'Conventional plants and renewables draw on the same engineers. How to recruit for both, and for remote sites.',
    id: 'Pembangkit konvensional dan energi terbarukan membutuhkan insinyur yang sama. Cara merekrut untuk keduanya, juga untuk lokasi terpencil.',
  },
  introduction: {
    en: [
      'Energy companies hire for two eras at once. Existing plants need operators and maintenance crews for many years to come, while solar, geothermal and storage projects look for project managers and grid engineers now. Much of the skill carries over: whoever has run a turbine safely can learn an inverter.',
      'Safety and competence are documented in this industry. Electrical workers need a certificate of competence for their level, and work at height or on pressure vessels asks for its own. Treat the certificates as the entry ticket and use the interview for judgement: when did you stop a job, and what happened next?',
      'Sites are often far from home. Be exact about the rotation, travel, housing and connection to the family, because surprises here end contracts early. Where you can, train people from the region: they know the place, and they are likely to stay when the project team has moved on.',
    ],
    id: [
      'Perusahaan energi merekrut untuk dua zaman sekaligus. Pembangkit yang ada memerlukan operator dan tim pemeliharaan untuk bertahun-tahun ke depan, sementara proyek surya, panas bumi, dan penyimpanan energi mencari manajer proyek dan insinyur jaringan sekarang juga. Banyak keahlian yang dapat dialihkan: orang yang pernah menjalankan turbin dengan aman bisa belajar tentang inverter.',
      'Keselamatan dan kompetensi di industri ini selalu tercatat. Tenaga teknik ketenagalistrikan memerlukan sertifikat kompetensi sesuai jenjangnya, sedangkan pekerjaan di ketinggian atau pada bejana tekan mensyaratkan sertifikat tersendiri. Anggap sertifikat sebagai tiket masuk, dan gunakan wawancara untuk menilai pertimbangan: kapan Anda menghentikan pekerjaan, dan apa yang terjadi setelahnya?',
      'Lokasi kerja sering kali jauh dari rumah. Jelaskan dengan rinci rotasi, perjalanan, tempat tinggal, dan sambungan komunikasi dengan keluarga, karena kejutan dalam hal ini membuat kontrak berakhir lebih cepat. Bila memungkinkan, latih warga setempat: mereka mengenal daerahnya dan besar kemungkinan tetap tinggal setelah tim proyek pindah.',
    ],
  },
  related: ['manufacture-industry', 'it-industry'],
  illustration,
};
