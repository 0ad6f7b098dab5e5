import type { en } from './en';

export const id: typeof en = {
  about: 'Tentang pekerjaan ini',
  verified: 'Terverifikasi',
  partTime: 'paruh waktu',
  place: {
    anywhere: 'Di mana saja di Indonesia',
    unknown: 'Lokasi tidak disebutkan',
    andMore: '{{name}} dan {{count}} lokasi lain',
  },
  mode: {
    onsite: 'Di tempat kerja',
    hybrid: 'Hybrid',
    remote: 'Jarak jauh',
  },
  contract: {
    pkwtt: 'Karyawan tetap',
    pkwt: 'Kontrak (PKWT)',
    daily: 'Harian',
    intern: 'Magang',
    freelance: 'Pekerja lepas',
  },
  level: {
    intern: 'Magang',
    entry: 'Pemula',
    junior: 'Junior',
    mid: 'Menengah',
    senior: 'Senior',
    lead: 'Ketua tim',
    manager: 'Manajer',
    director: 'Direktur',
    executive: 'Eksekutif',
  },
  pay: {
    title: 'Gaji',
    perMonth: 'per bulan',
    gross: '{{pay}} per bulan sebelum pajak.',
    thr: 'Tunjangan hari raya (THR)',
    bpjsKes: 'BPJS Kesehatan',
    bpjsTk: 'BPJS Ketenagakerjaan',
  },
  facts: {
    title: 'Ringkasan',
    contract: 'Kontrak',
    mode: 'Cara kerja',
    level: 'Jenjang',
    openings: 'Jumlah posisi',
    places: 'Lokasi',
    zone: 'Zona waktu',
  },
  requirements: {
    must: 'Syarat',
    nice: 'Nilai tambah',
  },
  process: {
    title: 'Tahapan seleksi',
  },
};
