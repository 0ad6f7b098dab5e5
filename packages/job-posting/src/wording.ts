import type { ContractKind, WorkMode } from '@sabi/contracts/hiring/posting-terms';
import type { Language } from '@sabi/contracts/language';

interface Wording {
  readonly requirements: string;
  readonly steps: string;
  readonly preferred: string;
  readonly company: string;
  readonly verified: string;
  readonly place: string;
  readonly pay: string;
  readonly aMonth: string;
  readonly contract: string;
  readonly partTime: string;
  readonly openings: string;
  readonly published: string;
  readonly closes: string;
  readonly demo: string;
  readonly modes: Readonly<Record<WorkMode, string>>;
  readonly contracts: Readonly<Record<ContractKind, string>>;
}

export const wording: Readonly<Record<Language, Wording>> = {
  en: {
    requirements: 'Requirements',
    steps: 'Hiring process',
    preferred: 'preferred',
    company: 'Company',
    verified: 'verified',
    place: 'Place',
    pay: 'Pay',
    aMonth: 'a month',
    contract: 'Contract',
    partTime: 'part-time',
    openings: 'Openings',
    published: 'Published',
    closes: 'Open until',
    demo: 'Demonstration data: this job does not exist.',
    modes: { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' },
    contracts: {
      pkwtt: 'permanent (PKWTT)',
      pkwt: 'fixed term (PKWT)',
      daily: 'daily work',
      intern: 'internship',
      freelance: 'freelance',
    },
  },
  id: {
    requirements: 'Persyaratan',
    steps: 'Proses rekrutmen',
    preferred: 'diutamakan',
    company: 'Perusahaan',
    verified: 'terverifikasi',
    place: 'Lokasi',
    pay: 'Gaji',
    aMonth: 'per bulan',
    contract: 'Kontrak',
    partTime: 'paruh waktu',
    openings: 'Jumlah lowongan',
    published: 'Tayang',
    closes: 'Dibuka sampai',
    demo: 'Data contoh: lowongan ini tidak ada.',
    modes: { onsite: 'di tempat', hybrid: 'hibrida', remote: 'jarak jauh' },
    contracts: {
      pkwtt: 'tetap (PKWTT)',
      pkwt: 'waktu tertentu (PKWT)',
      daily: 'harian lepas',
      intern: 'magang',
      freelance: 'pekerja lepas',
    },
  },
};
