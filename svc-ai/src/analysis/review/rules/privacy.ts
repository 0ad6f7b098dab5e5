import type { CvUnderReview, ReviewedLine } from '../cv-under-review';
import { linesWith, rulesOf } from './rule';

// What Indonesian forms ask for and a CV should not tell: it invites prejudice and misuse, and the law on personal data
// (UU 27/2022) has employers do without it.

const nationalId =
  /\b(?:nik|ktp|no\.?\s*ktp|npwp|no(?:mor)?\.?\s*kk|kartu keluarga|paspor|passport|bpjs|identity (?:card|number)|id card)\b[^\n]{0,20}\d|^(?!.*(?:nuptk|kredensial|credential)).*(?<!\d)\d{16}(?!\d)/i;
const religion =
  /\b(?:agama|religion)\b\s*[:\t-]?|^(?:islam|kristen|katolik|hindu|buddha|budha|konghucu|muslim|christian|catholic|protestan)$/i;
const marital =
  /\b(?:status (?:pernikahan|perkawinan|nikah|kawin)|marital status|belum menikah|sudah menikah|belum kawin|status\s*:\s*(?:menikah|lajang|kawin|single|married))|^(?:menikah|lajang|kawin|married|single|divorced|cerai)$/i;
const birth =
  /\b(?:tempat,?\s*(?:(?:dan|\/|&)\s*)?(?:tanggal|tgl\.?)\s*lahir|tanggal lahir|tempat lahir|tgl\.? lahir|ttl\b|date of birth|place of birth|place (?:and|\/) date of birth|birth ?date|born (?:on|in)|d\.?o\.?b\.?\s*:|umur|usia|\bage)\s*[:\t-]?\s*\S/i;
const body =
  /\b(?:tinggi(?: badan)?|berat(?: badan)?|height|weight|tb|bb)\b[^\n]{0,20}\d+\s?(?:cm|kg)|\b(?:golongan darah|blood type)\b/i;
const gender = /\b(?:jenis kelamin|gender|sex)\b\s*[:\t-]|^(?:laki-laki|perempuan|pria|wanita|male|female)$/i;
const ethnicity =
  /\b(?:suku|ethnicity|race|ras)\b\s*[:\t]|\b(?:kewarganegaraan|nationality|citizenship)\b\s*[:\t]/i;
const photo =
  /\b(?:pas ?foto|foto (?:terlampir|diri|terbaru)|photo(?:graph)? (?:attached|enclosed)|lampiran foto)\b/i;
const family =
  /\b(?:nama (?:ayah|ibu|orang tua|istri|suami)|pekerjaan (?:ayah|ibu|orang tua)|anak ke(?:-|\s)|jumlah anak|jumlah saudara|father'?s name|mother'?s name|parents?' (?:name|occupation)|number of children|spouse)\b/i;
const salary =
  /\b(?:gaji|salary|upah|remuneration|take home pay|thp)\b[^\n]{0,60}(?:\d|negotiable|nego|diharapkan|expect)|\b(?:expected|current|last|desired) salary\b|\bgaji (?:terakhir|yang diharapkan|sekarang)\b/i;
const fullAddress =
  /\brt\s*\.?\s*\d{1,3}\s*[/,-]?\s*rw\s*\.?\s*\d{1,3}|\bblok\s+\w{1,3}\s*(?:no|nomor|\/)|\b(?:jl|jln|jalan)\b\.?\s[^\n]{3,60}\bno(?:mor)?\b\.?\s*\d/i;
const reach = /[\w.+-]@[\w-]+\.\w+|\+?\d[\d\s().-]{7,}\d/;

const isPersonal = ({ section }: ReviewedLine) => section !== 'work' && section !== 'education';

function ofReferees({ lines }: CvUnderReview): ReviewedLine[] {
  return lines.filter(({ section, text }) => section === 'references' && reach.test(text));
}

const leaveOut = (en: string, id: string) => ({ fix: { en, id } });
const noReason = leaveOut(
  'Take it out: it does not help you and invites prejudice.',
  'Hapus, karena tidak membantu Anda dan dapat menimbulkan prasangka.',
);

export const privacyRules = rulesOf('privacy', [
  {
    code: 'NATIONAL_ID',
    severity: 'high',
    meaning: {
      en: 'An identity number can be misused, for loans in your name for instance.',
      id: 'Nomor identitas dapat disalahgunakan, misalnya untuk pinjaman atas nama Anda.',
    },
    ...leaveOut(
      'Take out NIK, KTP, NPWP and passport numbers; an employer asks for them once you are hired.',
      'Hapus nomor NIK, KTP, NPWP, dan paspor; perusahaan baru memerlukannya setelah Anda diterima.',
    ),
    find: linesWith(nationalId),
  },
  {
    code: 'RELIGION',
    severity: 'medium',
    meaning: { en: 'Your religion is stated.', id: 'Agama Anda dicantumkan.' },
    ...noReason,
    find: linesWith(religion, isPersonal),
  },
  {
    code: 'MARITAL_STATUS',
    severity: 'medium',
    meaning: { en: 'Your marital status is stated.', id: 'Status pernikahan Anda dicantumkan.' },
    ...noReason,
    find: linesWith(marital, isPersonal),
  },
  {
    code: 'BIRTH',
    severity: 'medium',
    meaning: { en: 'Your age or date of birth is stated.', id: 'Usia atau tanggal lahir Anda dicantumkan.' },
    ...leaveOut(
      'Take it out; with your name it is half of an identity theft.',
      'Hapus; bersama nama Anda, data ini memudahkan pencurian identitas.',
    ),
    find: linesWith(birth, isPersonal),
  },
  {
    code: 'BODY',
    severity: 'medium',
    meaning: {
      en: 'Height, weight or blood type is stated.',
      id: 'Tinggi, berat badan, atau golongan darah dicantumkan.',
    },
    ...leaveOut(
      'Take it out unless the job post asks for it.',
      'Hapus, kecuali diminta secara jelas di iklan lowongan.',
    ),
    find: linesWith(body, isPersonal),
  },
  {
    code: 'GENDER',
    severity: 'low',
    meaning: { en: 'Your gender is stated.', id: 'Jenis kelamin Anda dicantumkan.' },
    ...noReason,
    find: linesWith(gender, isPersonal),
  },
  {
    code: 'ETHNICITY',
    severity: 'low',
    meaning: { en: 'Ethnicity or nationality is stated.', id: 'Suku atau kewarganegaraan dicantumkan.' },
    ...leaveOut(
      'Take it out; where a work permit matters, say that you have one.',
      'Hapus; bila izin kerja diperlukan, cukup sebutkan bahwa Anda memilikinya.',
    ),
    find: linesWith(ethnicity, isPersonal),
  },
  {
    code: 'PHOTO',
    severity: 'low',
    meaning: { en: 'A photo is mentioned.', id: 'Foto disebutkan.' },
    ...leaveOut(
      'Send one only where the post asks for it.',
      'Kirim foto hanya bila diminta di iklan lowongan.',
    ),
    find: linesWith(photo),
  },
  {
    code: 'FAMILY',
    severity: 'medium',
    meaning: { en: 'Details of your family are given.', id: 'Data keluarga Anda dicantumkan.' },
    ...leaveOut(
      'Take it out: it is also the data of others, and a bank asks for a mother’s name.',
      'Hapus: ini juga data orang lain, dan nama ibu dipakai bank untuk verifikasi.',
    ),
    find: linesWith(family),
  },
  {
    code: 'SALARY',
    severity: 'medium',
    meaning: { en: 'A salary is stated.', id: 'Besaran gaji dicantumkan.' },
    ...leaveOut(
      'Leave it for the interview; a figure here can only cost you.',
      'Simpan untuk wawancara; angka di sini hanya dapat merugikan Anda.',
    ),
    find: linesWith(salary),
  },
  {
    code: 'ADDRESS_FULL',
    severity: 'low',
    meaning: { en: 'Your full address is stated.', id: 'Alamat lengkap Anda dicantumkan.' },
    ...leaveOut('City and province are enough.', 'Cukup tuliskan kota dan provinsi.'),
    find: linesWith(fullAddress, isPersonal),
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
