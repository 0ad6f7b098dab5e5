import type { EventDetails } from '../event';

export const whatRecruitersReadFirst: EventDetails = {
  text: {
    en: [
      'Most CVs are decided in the time it takes to drink a sip of coffee. The host has read them for eleven years, for plants, banks and start-ups, and shows what her eye goes to, in which order, and where it stops.',
      'We look at five CVs whose owners agreed to have them shown without names. For each one you hear the first impression, the question it leaves open, and the two changes that would have turned a maybe into a call.',
    ],
    id: [
      'Nasib sebagian besar CV ditentukan dalam waktu seteguk kopi. Pembawa acara sudah sebelas tahun membacanya, untuk pabrik, bank, dan perusahaan rintisan. Ia menunjukkan ke mana matanya tertuju, dalam urutan apa, dan di mana ia berhenti.',
      'Kita membahas lima CV yang pemiliknya setuju ditampilkan tanpa nama. Untuk setiap CV, Anda mendengar kesan pertamanya, pertanyaan yang belum terjawab, dan dua perubahan yang akan mengubah "mungkin" menjadi panggilan wawancara.',
    ],
  },
  takeaways: {
    en: [
      'The order in which a CV is read',
      'Three lines that earn their place',
      'A checklist for your own CV',
    ],
    id: [
      'Urutan perekrut membaca CV',
      'Tiga baris yang layak dipertahankan',
      'Daftar periksa untuk CV Anda sendiri',
    ],
  },
  agenda: [
    {
      minute: 0,
      en: 'Welcome, and how a stack of CVs is read',
      id: 'Pembukaan, dan bagaimana setumpuk CV dibaca',
    },
    { minute: 15, en: 'Five CVs, read aloud', id: 'Lima CV, dibaca keras-keras' },
    { minute: 60, en: 'Your questions', id: 'Pertanyaan Anda' },
    { minute: 85, en: 'The checklist, and goodbye', id: 'Daftar periksa, dan penutup' },
  ],
  audience: {
    en: [
      'You send applications and hear little',
      'You write your first CV',
      'You change your field and do not know what to keep',
    ],
    id: [
      'Anda melamar dan jarang mendapat kabar',
      'Anda menulis CV pertama',
      'Anda beralih bidang dan bingung apa yang perlu dipertahankan',
    ],
  },
  hostBio: {
    en: 'Recruits for plants, banks and start-ups, and has kept a list of the questions a CV left open.',
    id: 'Merekrut untuk pabrik, bank, dan perusahaan rintisan, serta mencatat setiap pertanyaan yang tidak terjawab oleh sebuah CV.',
  },
};
