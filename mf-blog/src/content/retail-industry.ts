import type { Article } from './article';
import illustration from './illustrations/retail-industry.svg';

export const article: Article = {
  slug: 'retail-industry',
  published: '2024-12-13',
  readMinutes: 12,
  title: {
    en: 'Retail: store teams for the busy season and the quiet one',
    id: 'Ritel: tim toko untuk musim ramai dan musim sepi',
  },
  excerpt: {
    en: 'Ramadan fills the shops, January empties them. How to staff for both without starting over each year.',
    id: 'Ramadan meramaikan toko, Januari menyepikannya. Cara menyiapkan tenaga untuk keduanya tanpa mengulang dari awal setiap tahun.',
  },
  introduction: {
    en: [
      'Retail breathes with the calendar. The weeks before Lebaran, school holidays and the end of the year need more hands than the months between. Teams that begin to recruit when the rush begins take whoever is left; teams that keep a list of proven seasonal staff call them a month earlier.',
      'The store manager is the hire that decides about all others. A good one sets the tone on the floor, trains newcomers while the shop is open and notices who could lead next. Promote from within where you can, and give first-time managers a mentor and a written budget instead of only a new title.',
      'The shop and the screen have become one counter. Staff answer chats, pack orders and take back parcels bought online, so patience in writing now counts as much as a smile. Show this in the job description, and test it with a message from an unhappy customer.',
    ],
    id: [
      'Ritel bernapas mengikuti kalender. Minggu-minggu menjelang Lebaran, liburan sekolah, dan akhir tahun memerlukan lebih banyak tenaga daripada bulan-bulan lainnya. Tim yang baru merekrut ketika keramaian mulai hanya mendapat siapa yang tersisa; tim yang menyimpan daftar pekerja musiman yang sudah terbukti menghubungi mereka sebulan lebih awal.',
      'Kepala toko adalah rekrutmen yang menentukan semua rekrutmen lain. Kepala toko yang baik membangun suasana di lantai toko, melatih orang baru saat toko tetap buka, dan melihat siapa yang bisa memimpin berikutnya. Utamakan promosi dari dalam, dan bekali kepala toko baru dengan mentor serta anggaran tertulis, bukan sekadar jabatan baru.',
      'Toko dan layar kini menjadi satu kasir. Staf membalas obrolan, mengemas pesanan, dan menerima pengembalian barang yang dibeli daring, sehingga kesabaran dalam tulisan sama pentingnya dengan senyuman. Tunjukkan hal ini dalam deskripsi kerja, dan ujilah dengan pesan dari pelanggan yang kecewa.',
    ],
  },
  related: ['consumer-goods-industry', 'marketing-industry'],
  illustration,
};
