import type { Article } from './article';
import illustration from './illustrations/consumer-goods-industry.svg';

export const article: Article = {
  slug: 'consumer-goods-industry',
  published: '2024-12-10',
  readMinutes: 12,
  title: {
    en: 'Consumer goods: hiring for the long way from factory to warung',
    id: 'Barang konsumsi: merekrut untuk perjalanan panjang dari pabrik ke warung',
  },
  excerpt: {
    en: 'A brand is made in the office and won in the street. Which roles carry it there, and how to choose them.',
    id: 'Merek dibuat di kantor dan dimenangkan di jalan. Peran mana yang membawanya ke sana, dan cara memilih orangnya.',
  },
  introduction: {
    en: [
      'In Indonesia a product reaches its buyer through supermarkets and marketplaces, and through a great many small shops. Each channel is a trade of its own. A key-account manager who shines in a head-office negotiation may be lost in the traditional market, and the other way round, so name the channel before you name the role.',
      'Field sales is where plans meet the road. Look for people who know their area, keep a visit plan without being watched and tell the office the truth about what does not sell. A day along on a route, for both sides to get to know each other, says more than three interviews.',
      'Behind the shelf stand roles that are seldom advertised well: supply planners, quality staff, and regulatory specialists who see a product through BPOM registration and halal certification. They decide whether a launch happens on its day. Bring them into the plan early and let candidates know how much depends on them.',
    ],
    id: [
      'Di Indonesia, sebuah produk sampai ke pembeli lewat supermarket dan lokapasar, serta lewat sangat banyak toko kecil. Setiap jalur adalah dunia tersendiri. Manajer key account yang cemerlang dalam negosiasi di kantor pusat bisa saja canggung di pasar tradisional, dan sebaliknya; jadi tentukan jalurnya sebelum menentukan jabatannya.',
      'Penjualan lapangan adalah tempat rencana bertemu jalan. Carilah orang yang mengenal wilayahnya, menjalankan rencana kunjungan tanpa diawasi, dan jujur kepada kantor tentang apa yang tidak laku. Satu hari ikut berkeliling rute, agar kedua pihak saling mengenal, berbicara lebih banyak daripada tiga kali wawancara.',
      'Di balik rak ada peran yang jarang diiklankan dengan baik: perencana pasokan, staf mutu, dan spesialis regulasi yang mengawal pendaftaran BPOM dan sertifikasi halal. Merekalah yang menentukan apakah peluncuran terjadi tepat waktu. Libatkan mereka sejak awal, dan sampaikan kepada kandidat betapa besar arti perannya.',
    ],
  },
  related: ['retail-industry', 'marketing-industry'],
  illustration,
};
