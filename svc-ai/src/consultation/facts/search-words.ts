import type { Language } from '@sabi/contracts/language';
import type { Topic } from './topic';

/** What people call a topic where its facts use other words. */
export const searchWords: Readonly<Record<Topic, Readonly<Record<Language, string>>>> = {
  sabi: {
    en: 'company provider figures clients partners placements trust office located',
    id: 'perusahaan penyedia angka klien mitra penempatan lokasi kantor',
  },
  services: {
    en: 'services guarantee warranty replace replacement executive headhunting recruit hire hiring candidates',
    id: 'layanan garansi jaminan ganti pengganti rekrut merekrut kandidat karyawan',
  },
  process: {
    en: 'process steps stages procedure flow begin search',
    id: 'proses tahap tahapan langkah alur prosedur pencarian',
  },
  software: {
    en: 'software system applicant tracking ats product dashboard',
    id: 'perangkat lunak sistem pelacakan pelamar produk dasbor',
  },
  talent: {
    en: 'job jobs work career cv resume interview opportunities community',
    id: 'kerja pekerjaan karier karir lowongan cv wawancara komunitas',
  },
  plans: {
    en: 'price prices cost costs fee fees pay plans packages starter basic pro elite free',
    id: 'harga biaya tarif bayar paket gratis starter basic pro elite',
  },
  contact: {
    en: 'contact phone whatsapp email address human person speak',
    id: 'kontak telepon whatsapp surel alamat hubungi orang bicara',
  },
};
