import type { Article } from './article';
import illustration from './illustrations/logistics-industry.svg';

export const article: Article = {
  slug: 'logistics-industry',
  published: '2024-12-06',
  readMinutes: 14,
  title: {
    en: 'Logistics: people who keep goods moving between the islands',
    id: 'Logistik: orang-orang yang menjaga barang bergerak antarpulau',
  },
  excerpt: {
    en: 'Drivers, warehouse teams, customs specialists: what each needs to bring, and what keeps them with you.',
    id: 'Pengemudi, tim gudang, spesialis kepabeanan: bekal yang harus dimiliki, dan hal yang membuat mereka bertahan.',
  },
  introduction: {
    en: [
      'Few countries ask as much of logistics as an archipelago does. A parcel may see a truck, a ferry and a motorcycle in one journey, and at each change somebody has to count, sign and decide. Hire for calm and care at those moments; speed comes from people who do not have to do things twice.',
      'Some roles begin with a paper. Drivers need the licence class of their vehicle and a clean record, handlers of dangerous goods need training for them, and customs work calls for certified specialists. Check validity dates when you hire and put them in a calendar afterwards.',
      'Warehouses now run on scanners and systems, and so does the work in them. Let candidates try the device on a short task rather than ask whether they know it. What keeps people is simple and often neglected: rosters known a week ahead, a safe place to rest, overtime paid as agreed.',
    ],
    id: [
      'Tidak banyak negara yang menuntut logistik sebesar negara kepulauan. Satu paket bisa menempuh truk, feri, dan sepeda motor dalam satu perjalanan, dan di setiap peralihan ada orang yang harus menghitung, menandatangani, dan memutuskan. Rekrutlah orang yang tenang dan teliti pada saat-saat itu; kecepatan datang dari orang yang tidak perlu mengulang pekerjaan.',
      'Sebagian peran berawal dari dokumen. Pengemudi memerlukan SIM sesuai jenis kendaraannya dan rekam jejak yang bersih, penanganan barang berbahaya memerlukan pelatihan khusus, dan urusan kepabeanan memerlukan ahli bersertifikat. Periksa masa berlakunya saat merekrut, lalu catat di kalender.',
      'Gudang kini berjalan dengan pemindai dan sistem, begitu pula pekerjaan di dalamnya. Biarkan kandidat mencoba alatnya lewat tugas singkat daripada bertanya apakah mereka menguasainya. Hal yang membuat orang bertahan itu sederhana dan sering terlupakan: jadwal yang diketahui seminggu sebelumnya, tempat istirahat yang aman, dan lembur yang dibayar sesuai kesepakatan.',
    ],
  },
  related: ['retail-industry', 'it-industry'],
  illustration,
};
