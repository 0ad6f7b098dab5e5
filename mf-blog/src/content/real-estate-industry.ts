import type { Article } from './article';
import illustration from './illustrations/real-estate-industry.svg';

export const article: Article = {
  slug: 'real-estate-industry',
  published: '2024-12-28',
  readMinutes: 13,
  title: {
    en: 'Real estate: the people behind a property that sells',
    id: 'Properti: orang-orang di balik hunian yang laku',
  },
  excerpt: {
    en: 'Developers, agencies and building managers need trust, local knowledge and digital habits in one person. How to find it.',
    id: 'Pengembang, agen, dan pengelola gedung butuh kepercayaan, pengetahuan lokal, dan kebiasaan digital dalam satu orang. Begini cara mencarinya.',
  },
  introduction: {
    en: [
      'A property is sold once and looked after for decades. The launch needs people who explain, negotiate and close; the years after it need building managers, engineers and a front office that answers. A hiring plan that ends with the launch leaves the longer half of the work open.',
      'Buyers and tenants look online before they look on site, so the first viewing is often a photo, a map or a message. Ask candidates to write a listing or to answer an inquiry during the interview: it shows clarity, speed and care better than any question about them.',
      'Brokerage rests on trust and on a licence. Check the competence certificate of brokers and agents, call the references, and explain the pay in writing: what is fixed, what is commission, and on which day of a sale it is earned. Doubts about commission drive good sales people away, and they are the easiest to prevent.',
    ],
    id: [
      'Properti dijual satu kali dan dirawat puluhan tahun. Masa peluncuran memerlukan orang yang pandai menjelaskan, bernegosiasi, dan menutup penjualan; tahun-tahun sesudahnya memerlukan pengelola gedung, teknisi, dan resepsionis yang sigap. Rencana rekrutmen yang berhenti di peluncuran melupakan bagian kerja yang lebih panjang.',
      'Pembeli dan penyewa melihat secara daring sebelum datang ke lokasi, sehingga kunjungan pertama sering kali berupa foto, peta, atau pesan. Minta kandidat menulis iklan properti atau menjawab pertanyaan calon pembeli saat wawancara: kejelasan, kecepatan, dan ketelitiannya akan terlihat lebih baik daripada lewat pertanyaan.',
      'Usaha perantara bertumpu pada kepercayaan dan izin. Periksa sertifikat kompetensi broker dan agen, hubungi pemberi referensi, dan jelaskan penghasilan secara tertulis: berapa yang tetap, berapa yang komisi, dan pada tahap mana komisi menjadi hak. Keraguan soal komisi membuat tenaga penjual yang bagus pergi, padahal paling mudah dicegah.',
    ],
  },
  related: ['consumer-goods-industry', 'marketing-industry'],
  illustration,
};
