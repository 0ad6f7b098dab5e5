import type { ClientName } from '../components/client-logo/clients';
import type { Testimonial } from './testimonial';

/** Testimonial of a client who hired through us. */
export interface ClientTestimonial extends Testimonial {
  readonly company: ClientName;
}

/** For the company page; the home page has its own. */
export const clientTestimonials: readonly ClientTestimonial[] = [
  {
    name: 'Dewi Anggraini',
    position: { en: 'HR director', id: 'Direktur HR' },
    company: 'suryantara',
    text: {
      en: 'We had looked for a site manager in Kalimantan for seven months. Sabi asked two questions nobody had asked before, and the fourth person we met runs the site today.',
      id: 'Sudah tujuh bulan kami mencari manajer lokasi di Kalimantan. Sabi mengajukan dua pertanyaan yang belum pernah ditanyakan siapa pun, dan orang keempat yang kami temui kini memimpin lokasi itu.',
    },
  },
  {
    name: 'Kevin Halim',
    position: { en: 'Head of product', id: 'Kepala produk' },
    company: 'kodetala',
    text: {
      en: 'The report said plainly what each candidate could not do yet. That honesty is why I read every page of it, and why we made two offers instead of one.',
      id: 'Laporannya menyebut terus terang apa yang belum dikuasai setiap kandidat. Karena kejujuran itu saya membaca semua halamannya, dan kami akhirnya memberi dua penawaran, bukan satu.',
    },
  },
  {
    name: 'Linda Wijaya',
    position: { en: 'People lead', id: 'Kepala SDM' },
    company: 'tokonara',
    text: {
      en: 'One of our store leads left in the second month. Sabi called before I did, and stayed in touch until her successor had settled in.',
      id: 'Salah satu kepala toko kami keluar pada bulan kedua. Sabi menelepon sebelum saya sempat, dan terus mendampingi sampai penggantinya betah.',
    },
  },
  {
    name: 'Arief Gunawan',
    position: { en: 'Owner', id: 'Pemilik' },
    company: 'griyanesia',
    text: {
      en: 'I build houses, I do not read CVs. I got four names, a page about each, and a call the evening after every interview. That is how I like to work.',
      id: 'Saya membangun rumah, bukan membaca CV. Saya menerima empat nama, satu halaman untuk masing-masing, dan telepon pada malam setelah setiap wawancara. Begitulah cara kerja yang saya sukai.',
    },
  },
  {
    name: 'Agnes Tambunan',
    position: { en: 'Finance director', id: 'Direktur keuangan' },
    company: 'karsatama',
    text: {
      en: 'They talked us out of one of the two roles we had budgeted. The person they found does the work of both, with a team that finally has room to grow.',
      id: 'Mereka menyarankan kami membatalkan satu dari dua posisi yang sudah dianggarkan. Orang yang mereka temukan mengerjakan keduanya, bersama tim yang akhirnya punya ruang untuk berkembang.',
    },
  },
];
