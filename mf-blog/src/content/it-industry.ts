import type { Article } from './article';
import illustration from './illustrations/it-industry.svg';

export const article: Article = {
  slug: 'it-industry',
  published: '2024-12-20',
  readMinutes: 15,
  title: {
    en: 'IT: hiring developers without losing them on the way',
    id: 'TI: merekrut pengembang tanpa kehilangan mereka di tengah jalan',
  },
  excerpt: {
    en: 'Good engineers leave slow processes. A job description, a test and a conversation that respect their time.',
    id: 'Insinyur yang bagus meninggalkan proses yang lambat. Deskripsi kerja, tes, dan percakapan yang menghargai waktu mereka.',
  },
  introduction: {
    en: [
      'The same title means different work in different companies. A backend engineer may keep the ledger of a bank correct or launch a new product every month. Describe the system, the team and the problem to be solved, and the list of technologies shrinks to the few that truly matter.',
      'Tests lose more candidates than they reveal when they are long, unpaid and far from the job. A short exercise on a real problem, talked through with a future colleague, shows how somebody thinks, asks and reacts to advice. Whatever you choose, tell candidates beforehand what is looked at, and give everyone an answer.',
      'Remote work has made the labour market larger for both sides: engineers in Indonesia can choose employers abroad, and companies outside the big cities can hire beyond their own. Pay counts, but so do mentoring, time for quality and a say in technical decisions. Let candidates meet the people who live with those decisions.',
    ],
    id: [
      'Nama jabatan yang sama bisa berarti pekerjaan yang berbeda di setiap perusahaan. Seorang backend engineer bisa bertugas menjaga pembukuan bank tetap benar, atau meluncurkan produk baru setiap bulan. Jelaskan sistemnya, timnya, dan masalah yang harus diselesaikan; daftar teknologi pun menyusut menjadi beberapa yang benar-benar penting.',
      'Tes yang panjang, tidak dibayar, dan jauh dari pekerjaan nyata lebih banyak mengusir kandidat daripada menilai mereka. Latihan singkat tentang masalah nyata, dibahas bersama calon rekan kerja, menunjukkan cara seseorang berpikir, bertanya, dan menanggapi saran. Apa pun pilihannya, sampaikan lebih dulu apa yang dinilai, dan beri jawaban kepada semua kandidat.',
      'Kerja jarak jauh memperluas pasar bagi kedua pihak: insinyur di Indonesia bisa memilih perusahaan di luar negeri, dan perusahaan di luar kota besar bisa merekrut dari mana saja. Gaji penting, begitu pula bimbingan, waktu untuk mutu, dan suara dalam keputusan teknis. Pertemukan kandidat dengan orang yang menjalani keputusan itu sehari-hari.',
    ],
  },
  related: ['marketing-industry', 'design-industry'],
  illustration,
};
