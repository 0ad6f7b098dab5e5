import type { Language } from '@sabi/contracts/language';

export interface ResumeLabels {
  readonly untitled: string;
  readonly resumeOf: (name: string) => string;
  readonly contact: string;
  readonly summary: string;
  readonly work: string;
  readonly education: string;
  readonly skills: string;
  readonly languages: string;
  readonly certifications: string;
  /** Heading of content without a section of its own. */
  readonly more: string;
  readonly tests: string;
  readonly present: string;
  readonly grade: string;
  readonly validUntil: string;
  readonly credential: string;
  readonly page: (number: number, count: number) => string;
}

export const resumeLabels: Readonly<Record<Language, ResumeLabels>> = {
  en: {
    untitled: 'Resume',
    resumeOf: (name) => `Resume – ${name}`,
    contact: 'Contact',
    summary: 'Summary',
    work: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    more: 'Additional Information',
    tests: 'Psychological test',
    present: 'Present',
    grade: 'GPA',
    validUntil: 'Valid until',
    credential: 'Credential ID',
    page: (number, count) => `Page ${number} of ${count}`,
  },
  id: {
    untitled: 'Daftar Riwayat Hidup',
    resumeOf: (name) => `Daftar Riwayat Hidup – ${name}`,
    contact: 'Kontak',
    summary: 'Ringkasan',
    work: 'Pengalaman Kerja',
    education: 'Pendidikan',
    skills: 'Keahlian',
    languages: 'Bahasa',
    certifications: 'Sertifikasi',
    more: 'Informasi Tambahan',
    tests: 'Tes psikologi',
    present: 'Sekarang',
    grade: 'IPK',
    validUntil: 'Berlaku hingga',
    credential: 'Nomor sertifikat',
    page: (number, count) => `Halaman ${number} dari ${count}`,
  },
};
