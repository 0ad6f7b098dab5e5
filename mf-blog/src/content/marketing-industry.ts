import type { Article } from './article';
import illustration from './illustrations/marketing-industry.svg';

export const article: Article = {
  slug: 'marketing-industry',
  published: '2024-11-22',
  readMinutes: 12,
  title: {
    en: 'Marketing: looking past the buzzwords in a CV',
    id: 'Pemasaran: melihat lebih jauh dari jargon di CV',
  },
  excerpt: {
    en: 'Every CV promises growth. Questions that show who planned, who executed and who merely stood nearby.',
    id: 'Semua CV menjanjikan pertumbuhan. Pertanyaan yang menunjukkan siapa yang merencanakan, siapa yang mengerjakan, dan siapa yang sekadar ada di dekatnya.',
  },
  introduction: {
    en: [
      'Marketing is several professions under one name. Brand, content, performance, events and research need different people, and a small team needs a different mix from a large one. Write down what should be true a year from now, and the profile follows from it.',
      'Results in a CV deserve a second question. What was the starting point, what did the budget allow, what did you try that failed? Those who did the work answer in detail and give credit to others; those who watched it stay with the slogan. Ask for one campaign from beginning to end instead of ten logos.',
      'Local sense cannot be outsourced. Humour, holidays and politeness differ between Jakarta, Surabaya and Makassar, and a line that works in English may fall flat in Indonesian. Let candidates adapt a short text for two audiences: it takes half an hour and shows ear, care and taste.',
    ],
    id: [
      'Pemasaran adalah beberapa profesi dalam satu nama. Merek, konten, performa, acara, dan riset memerlukan orang yang berbeda, dan tim kecil memerlukan susunan yang lain dari tim besar. Tuliskan apa yang ingin tercapai setahun dari sekarang; profil yang dicari akan mengikuti.',
      'Hasil yang tertulis di CV layak ditanyakan lebih lanjut. Dari mana titik awalnya, sejauh apa anggarannya, apa yang dicoba tetapi gagal? Mereka yang benar-benar mengerjakan menjawab dengan rinci dan menyebut jasa orang lain; mereka yang hanya menonton bertahan pada slogan. Mintalah satu kampanye dari awal hingga akhir, bukan sepuluh logo.',
      'Kepekaan lokal tidak bisa dialihdayakan. Humor, hari raya, dan kesantunan berbeda antara Jakarta, Surabaya, dan Makassar, dan kalimat yang menarik dalam bahasa Inggris bisa terasa hambar dalam bahasa Indonesia. Minta kandidat menyesuaikan teks pendek untuk dua khalayak: cukup setengah jam, dan terlihatlah telinga, ketelitian, serta seleranya.',
    ],
  },
  related: ['design-industry', 'retail-industry'],
  illustration,
};
