import type { EventDetails } from '../event';

export const onePageCv: EventDetails = {
  text: {
    en: [
      'We begin with a pencil: what do you want to be asked about? Everything on the page then has to earn a question. The host goes from seat to seat, and you read your neighbour’s page as a stranger would.',
      'Bring a laptop and your CV in any state, also the one from university. The house is easy to reach by MRT, and there is lunch.',
    ],
    id: [
      'Kita mulai dengan pensil: tentang apa Anda ingin ditanya? Setelah itu setiap baris harus layak memancing pertanyaan. Pembawa acara berkeliling dari kursi ke kursi, dan Anda membaca CV teman sebelah seperti orang yang belum mengenalnya.',
      'Bawa laptop dan CV Anda dalam keadaan apa pun, termasuk yang dari masa kuliah. Lokasinya mudah dicapai dengan MRT, dan makan siang tersedia.',
    ],
  },
  takeaways: {
    en: ['A finished page', 'A version for each kind of role', 'Feedback from somebody who hires'],
    id: [
      'Satu halaman yang selesai',
      'Versi untuk setiap jenis peran',
      'Umpan balik dari orang yang merekrut',
    ],
  },
  agenda: [
    { minute: 0, en: 'Coffee, and a pencil', id: 'Kopi, dan sebatang pensil' },
    { minute: 20, en: 'What do you want to be asked about?', id: 'Tentang apa Anda ingin ditanya?' },
    {
      minute: 60,
      en: 'Writing, with an editor at your seat',
      id: 'Menulis, didampingi penyunting di kursi Anda',
    },
    {
      minute: 150,
      en: 'Your neighbour reads as a stranger',
      id: 'Teman sebelah membaca sebagai orang asing',
    },
    { minute: 180, en: 'Lunch', id: 'Makan siang' },
  ],
  audience: {
    en: [
      'You have a CV of three pages, or none',
      'You apply for two kinds of roles',
      'You come back to work after a break',
    ],
    id: [
      'CV Anda tiga halaman, atau belum ada',
      'Anda melamar dua jenis peran',
      'Anda kembali bekerja setelah jeda',
    ],
  },
  hostBio: {
    en: 'Coaches people between two jobs, and edits with a red pencil and a kind word.',
    id: 'Mendampingi orang yang berada di antara dua pekerjaan, menyunting dengan pensil merah dan kata-kata yang ramah.',
  },
};
