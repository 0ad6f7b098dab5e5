import type { Language } from '@sabi/contracts/language';
import type { Topic } from './topic';

/** Words for a topic that its facts do not contain. */
export const searchWords: Readonly<Record<Topic, Readonly<Record<Language, string>>>> = {
  sabi: {
    en: 'company provider figures clients partners placements trust office located industry industries sector',
    id: 'perusahaan penyedia angka klien mitra penempatan lokasi kantor industri sektor',
  },
  services: {
    en: 'services guarantee warranty replace replacement executive headhunting recruit hire hiring candidates leaves resigns',
    id: 'layanan garansi jaminan ganti pengganti rekrut merekrut kandidat karyawan keluar mundur',
  },
  process: {
    en: 'process steps stages procedure flow begin search',
    id: 'proses tahap tahapan langkah alur prosedur pencarian',
  },
  software: {
    en: 'software system applicant tracking ats sabiats product dashboard',
    id: 'perangkat lunak sistem pelacakan pelamar ats sabiats produk dasbor',
  },
  talent: {
    en: 'job jobs work career cv resume interview opportunities community apply application vacancy position graduate',
    id: 'kerja pekerjaan karier karir lowongan cv wawancara komunitas lamar melamar lulusan graduate',
  },
  plans: {
    en: 'price prices cost costs fee fees pay plans packages starter basic pro elite free',
    id: 'harga biaya tarif bayar paket gratis starter basic pro elite',
  },
  data: {
    en: 'data privacy safe secure security delete remove account personal',
    id: 'data privasi aman keamanan hapus menghapus akun pribadi',
  },
  contact: {
    en: 'contact phone whatsapp email address human person speak',
    id: 'kontak telepon whatsapp surel alamat hubungi orang bicara',
  },
};
