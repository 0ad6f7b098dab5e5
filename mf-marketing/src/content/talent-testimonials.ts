import type { Testimonial } from './testimonial';

/** Testimonial of a talent who found work through us. */
interface TalentTestimonial extends Testimonial {
  /** Stars of 5. */
  readonly rating: number;
}

/** For the talent page; the home page has its own. */
export const talentTestimonials: readonly TalentTestimonial[] = [
  {
    name: 'Rizky Pratama',
    position: { en: 'Maintenance engineer, Cikarang', id: 'Insinyur pemeliharaan, Cikarang' },
    rating: 5,
    text: {
      en: 'My CV listed machines. After the consultation it told what I had kept running and for how long. The first interview came nine days later.',
      id: 'CV saya dulu berisi daftar mesin. Setelah konsultasi, isinya menjelaskan apa yang saya jaga tetap berjalan dan berapa lama. Wawancara pertama datang sembilan hari kemudian.',
    },
  },
  {
    name: 'Maya Larasati',
    position: { en: 'Data analyst, Bandung', id: 'Analis data, Bandung' },
    rating: 5,
    text: {
      en: 'I came from accounting and thought I had to start over. My consultant showed me that I had been cleaning data for six years, and how to say so.',
      id: 'Saya berlatar belakang akuntansi dan mengira harus mulai dari nol. Konsultan saya menunjukkan bahwa enam tahun ini saya sudah membersihkan data, dan cara mengatakannya.',
    },
  },
  {
    name: 'Wahyu Santoso',
    position: { en: 'Warehouse supervisor, Makassar', id: 'Penyelia gudang, Makassar' },
    rating: 4,
    text: {
      en: 'They told me honestly that the first job was not for me, and why. The second one was, and I knew what to ask before I signed.',
      id: 'Mereka jujur mengatakan bahwa lowongan pertama tidak cocok untuk saya, beserta alasannya. Yang kedua cocok, dan saya tahu apa yang harus ditanyakan sebelum tanda tangan.',
    },
  },
];
