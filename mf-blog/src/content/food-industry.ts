import type { Article } from './article';
import illustration from './illustrations/food-industry.svg';

export const article: Article = {
  slug: 'food-industry',
  published: '2024-11-29',
  readMinutes: 12,
  title: {
    en: 'Food and beverage: hiring for taste, hygiene and pace',
    id: 'Makanan dan minuman: merekrut demi rasa, kebersihan, dan kecepatan',
  },
  excerpt: {
    en: 'From the production hall to the café counter: which habits to look for, and which rules to know before you hire.',
    id: 'Dari ruang produksi hingga meja kafe: kebiasaan yang perlu dicari, dan aturan yang perlu diketahui sebelum merekrut.',
  },
  introduction: {
    en: [
      'Food forgives no carelessness. A cook, a line worker and a barista share one habit that matters more than any recipe: they clean as they go and say so when something is wrong. Look for it in a paid trial shift, where it shows within an hour and cannot be rehearsed.',
      'Know the rules that touch your team. Food businesses need staff who understand hygiene plans such as HACCP, and a business that certifies its products as halal appoints a trained halal supervisor. Name these duties in the job description, so that they are a role with time and standing, not an extra for whoever has a free hand.',
      'Turnover is part of the trade, yet not all of it is fate. People stay where the roster is fair, where the kitchen does not shout and where the next step is visible: from crew to shift leader, from shift leader to outlet manager. Ask those who stay why they do, and put the answer in your next advertisement.',
    ],
    id: [
      'Makanan tidak memaafkan kecerobohan. Juru masak, pekerja lini, dan barista memiliki satu kebiasaan yang lebih penting daripada resep apa pun: membersihkan sambil bekerja dan berani bicara bila ada yang salah. Carilah kebiasaan itu lewat sif percobaan yang dibayar; dalam satu jam ia terlihat dan tidak bisa dibuat-buat.',
      'Kenali aturan yang menyangkut tim Anda. Usaha makanan memerlukan staf yang memahami rencana kebersihan seperti HACCP, dan usaha yang menyertifikasi halal produknya menunjuk penyelia halal yang terlatih. Sebutkan tugas ini dalam deskripsi kerja, agar menjadi peran yang punya waktu dan wewenang, bukan sekadar tambahan bagi siapa pun yang sedang luang.',
      'Keluar masuknya karyawan memang bagian dari bidang ini, tetapi tidak semuanya takdir. Orang bertahan di tempat yang jadwalnya adil, dapurnya tidak penuh bentakan, dan langkah berikutnya terlihat: dari kru menjadi pemimpin sif, dari pemimpin sif menjadi manajer gerai. Tanyakan kepada mereka yang bertahan apa alasannya, lalu tuliskan jawabannya di lowongan Anda berikutnya.',
    ],
  },
  related: ['retail-industry', 'hospitality-industry'],
  illustration,
};
