import type { EventDetails } from '../event';

export const makassarEvening: EventDetails = {
  text: {
    en: [
      'Makassar has become the gate to the eastern islands, and companies that open there look for people who know it. This evening brings both together, without stands and without speeches longer than five minutes.',
      'Two store managers and a fleet planner tell how they got their jobs. The rest of the evening is for talk, and for the coffee of the house.',
    ],
    id: [
      'Makassar telah menjadi gerbang menuju kepulauan timur, dan perusahaan yang membuka cabang di sana mencari orang yang mengenalnya. Malam ini mempertemukan keduanya, tanpa stan dan tanpa pidato lebih dari lima menit.',
      'Dua manajer toko dan seorang perencana armada bercerita bagaimana mereka mendapatkan pekerjaannya. Selebihnya adalah waktu untuk mengobrol sambil menikmati kopi.',
    ],
  },
  takeaways: {
    en: ['Who is hiring in the east', 'Contacts in logistics and retail', 'Two career stories from Makassar'],
    id: [
      'Siapa yang merekrut di kawasan timur',
      'Kenalan di logistik dan ritel',
      'Dua kisah karier dari Makassar',
    ],
  },
  agenda: [
    { minute: 0, en: 'Doors open, coffee of the house', id: 'Pintu dibuka, kopi khas tempat ini' },
    {
      minute: 30,
      en: 'Two store managers and a fleet planner',
      id: 'Dua manajer toko dan seorang perencana armada',
    },
    {
      minute: 60,
      en: 'Companies say whom they look for, five minutes each',
      id: 'Perusahaan menyebutkan siapa yang dicari, masing-masing lima menit',
    },
    { minute: 90, en: 'Time to talk', id: 'Waktu mengobrol' },
  ],
  audience: {
    en: [
      'You know warehouses, fleets or stores',
      'You want to work in the east of the country',
      'You open a branch in Sulawesi',
    ],
    id: [
      'Anda mengenal gudang, armada, atau toko',
      'Anda ingin bekerja di kawasan timur',
      'Anda membuka cabang di Sulawesi',
    ],
  },
  hostBio: {
    en: 'Leads the community in Sulawesi and knows which warehouse is short of whom.',
    id: 'Memimpin komunitas di Sulawesi dan tahu gudang mana yang sedang membutuhkan siapa.',
  },
};
