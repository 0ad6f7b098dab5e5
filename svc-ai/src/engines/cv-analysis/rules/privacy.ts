import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import {
  birth,
  body,
  ethnicity,
  family,
  fullAddress,
  gender,
  marital,
  nationalId,
  photo,
  religion,
  salary,
  stating,
} from './personal-facts';
import { rulesOf } from './rule';

// Data that Indonesian forms ask for and a CV should omit: it invites prejudice and misuse, and employers do
// not need it under UU 27/2022.

const reach = /[\w.+-]@[\w-]+\.\w+|\+?\d[\d\s().-]{7,}\d/;

function ofReferees({ lines }: AnalyzedCv): AnalyzedLine[] {
  return lines.filter(({ section, text }) => section === 'references' && reach.test(text));
}

const leaveOut = (en: string, id: string) => ({ fix: { en, id } });
export const privacyRules = rulesOf('privacy', [
  {
    code: 'NATIONAL_ID',
    version: 3,
    severity: 'high',
    meaning: {
      en: 'An identity number can be misused, for loans in your name for instance.',
      id: 'Nomor identitas dapat disalahgunakan, misalnya untuk pinjaman atas nama Anda.',
    },
    ...leaveOut(
      'Take out NIK, KTP, NPWP and passport numbers; an employer asks for them once you are hired.',
      'Hapus nomor NIK, KTP, NPWP, dan paspor; perusahaan baru memerlukannya setelah Anda diterima.',
    ),
    find: stating(nationalId),
  },
  {
    code: 'RELIGION',
    version: 3,
    severity: 'medium',
    meaning: { en: 'Your religion is stated.', id: 'Agama Anda dicantumkan.' },
    ...leaveOut(
      'Take it out: your faith says nothing about your work.',
      'Hapus: agama tidak menunjukkan kemampuan kerja Anda.',
    ),
    find: stating(religion),
  },
  {
    code: 'MARITAL_STATUS',
    version: 3,
    severity: 'medium',
    meaning: { en: 'Your marital status is stated.', id: 'Status pernikahan Anda dicantumkan.' },
    ...leaveOut(
      'Take it out: a recruiter does not need it to invite you.',
      'Hapus: perekrut tidak memerlukannya untuk mengundang Anda.',
    ),
    find: stating(marital),
  },
  {
    code: 'BIRTH',
    version: 3,
    severity: 'medium',
    meaning: { en: 'Your age or date of birth is stated.', id: 'Usia atau tanggal lahir Anda dicantumkan.' },
    ...leaveOut(
      'Take it out; with your name it is half of an identity theft.',
      'Hapus; bersama nama Anda, data ini memudahkan pencurian identitas.',
    ),
    find: stating(birth),
  },
  {
    code: 'BODY',
    version: 3,
    severity: 'medium',
    meaning: {
      en: 'Height, weight or blood type is stated.',
      id: 'Tinggi, berat badan, atau golongan darah dicantumkan.',
    },
    ...leaveOut(
      'Take it out unless the job post asks for it.',
      'Hapus, kecuali diminta secara jelas di iklan lowongan.',
    ),
    find: stating(body),
  },
  {
    code: 'GENDER',
    version: 2,
    severity: 'low',
    meaning: { en: 'Your gender is stated.', id: 'Jenis kelamin Anda dicantumkan.' },
    ...leaveOut(
      'Take it out: it does not help you and invites prejudice.',
      'Hapus, karena tidak membantu Anda dan dapat menimbulkan prasangka.',
    ),
    find: stating(gender),
  },
  {
    code: 'ETHNICITY',
    version: 2,
    severity: 'low',
    meaning: { en: 'Ethnicity or nationality is stated.', id: 'Suku atau kewarganegaraan dicantumkan.' },
    ...leaveOut(
      'Take it out; where a work permit matters, say that you have one.',
      'Hapus; bila izin kerja diperlukan, cukup sebutkan bahwa Anda memilikinya.',
    ),
    find: stating(ethnicity),
  },
  {
    code: 'PHOTO',
    version: 3,
    severity: 'low',
    meaning: { en: 'A photo is mentioned.', id: 'Foto disebutkan.' },
    ...leaveOut(
      'Send one only where the post asks for it.',
      'Kirim foto hanya bila diminta di iklan lowongan.',
    ),
    find: stating(photo),
  },
  {
    code: 'FAMILY',
    version: 2,
    severity: 'medium',
    meaning: { en: 'Details of your family are given.', id: 'Data keluarga Anda dicantumkan.' },
    ...leaveOut(
      'Take it out: it is also the data of others, and a bank asks for a mother’s name.',
      'Hapus: ini juga data orang lain, dan nama ibu dipakai bank untuk verifikasi.',
    ),
    find: stating(family),
  },
  {
    code: 'SALARY',
    version: 3,
    severity: 'medium',
    meaning: { en: 'A salary is stated.', id: 'Besaran gaji dicantumkan.' },
    ...leaveOut(
      'Leave it for the interview; a figure here can only cost you.',
      'Simpan untuk wawancara; angka di sini hanya dapat merugikan Anda.',
    ),
    find: stating(salary),
  },
  {
    code: 'ADDRESS_FULL',
    version: 2,
    severity: 'low',
    meaning: { en: 'Your full address is stated.', id: 'Alamat lengkap Anda dicantumkan.' },
    ...leaveOut('City and province are enough.', 'Cukup tuliskan kota dan provinsi.'),
    find: stating(fullAddress),
  },
  {
    code: 'REFEREE_REACHABLE',
    severity: 'medium',
    meaning: {
      en: 'Contact details of someone else are given away.',
      id: 'Kontak milik orang lain ikut dicantumkan.',
    },
    ...leaveOut(
      'Name referees when you are asked to, and after you have asked them.',
      'Berikan kontak pemberi referensi saat diminta, setelah mendapat izin mereka.',
    ),
    find: ofReferees,
  },
]);
