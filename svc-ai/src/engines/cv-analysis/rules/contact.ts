import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import { type Evidence, linesWith, rulesOf, whenNot } from './rule';

const email = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi;
/**
 * Requires separators or digits around it, because each may be part of a name (Khotimah, Cantika, Angelina).
 */
const nickname =
  /(?<![a-z])(?:cute|imut|cantik|ganteng|lucu|unyu|princess|prince|queen|boy|girl|gamer|ninja|love|sayang|sexy|kece|gaul|alay|manis|cool|hot|angel|devil|killer|xx+(?!x))+(?![a-z])/i;
const manyDigits = /\d{5,}/;
const phoneLabel =
  /(?:\bh\.?p\b|\btelp?\b|\btelepon\b|\bphone\b|\bmobile\b|\bponsel\b|\bhandphone\b|\bwa\b|whatsapp|\bcell)\D{0,12}\d/i;
const mostLinkLetters = 60;
const link = /(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|id|net|org|dev|io|me)\/\S+/gi;

const isOwn = ({ section }: AnalyzedLine) => section !== 'references';

/** Words of the candidate's own name are allowed. */
function withOddAddress({ lines, cv }: AnalyzedCv): AnalyzedLine[] {
  const ownNames = `${cv.first_name ?? ''} ${cv.last_name ?? ''}`.toLowerCase().split(' ');
  return lines.filter((line) =>
    (isOwn(line) ? (line.text.match(email) ?? []) : []).some((address) => {
      const name = address.split('@')[0] ?? '';
      const word = nickname.exec(name)?.[0].toLowerCase();
      return (word !== undefined && !ownNames.includes(word)) || manyDigits.test(name);
    }),
  );
}

function withSeveralAddresses({ lines }: AnalyzedCv): AnalyzedLine[] {
  const own = lines.filter((line) => isOwn(line) && line.text.match(email));
  const addresses = new Set(own.flatMap(({ text }) => text.toLowerCase().match(email) ?? []));
  return addresses.size > 1 ? own : [];
}

const labelledPhones = linesWith(phoneLabel, isOwn);

/** Another rule checks whether a number can be dialled. */
function withoutPhone(analyzed: AnalyzedCv): Evidence {
  return analyzed.cv.phone_number || labelledPhones(analyzed).length > 0 ? [] : 'absent';
}

export const contactRules = rulesOf('contact', [
  {
    code: 'EMAIL_MISSING',
    severity: 'high',
    meaning: { en: 'There is no email address.', id: 'Alamat email tidak ditemukan.' },
    fix: {
      en: 'Put one email address right under your name; most invitations come by email.',
      id: 'Cantumkan satu alamat email tepat di bawah nama Anda, karena undangan wawancara umumnya dikirim lewat email.',
    },
    find: whenNot(({ cv }) => cv.email !== null),
  },
  {
    code: 'PHONE_MISSING',
    severity: 'high',
    meaning: { en: 'There is no phone number.', id: 'Nomor telepon tidak ditemukan.' },
    fix: {
      en: 'Add a mobile number that is on WhatsApp, with the country code +62.',
      id: 'Tambahkan nomor ponsel yang terhubung ke WhatsApp, misalnya diawali +62 812.',
    },
    find: withoutPhone,
  },
  {
    code: 'PHONE_UNREADABLE',
    severity: 'medium',
    meaning: {
      en: 'This phone number cannot be dialled as it is written.',
      id: 'Nomor telepon ini tidak dapat dihubungi sebagaimana tertulis.',
    },
    fix: {
      en: 'Check its digits and write it with the country code: +62 without the first 0.',
      id: 'Periksa kembali angkanya dan tulis dengan kode negara: +62 tanpa angka 0 di depan.',
    },
    find: (analyzed) => (analyzed.cv.phone_number ? [] : labelledPhones(analyzed)),
  },
  {
    code: 'NAME_NOT_FOUND',
    severity: 'medium',
    meaning: {
      en: 'Your name could not be told apart from the rest of the text.',
      id: 'Nama Anda tidak dapat dibedakan dari teks lainnya.',
    },
    fix: {
      en: 'Put your full name on the first line, by itself.',
      id: 'Tulis nama lengkap Anda di baris pertama, tanpa teks lain.',
    },
    find: whenNot(({ cv }) => cv.first_name !== null),
  },
  {
    code: 'EMAIL_UNPROFESSIONAL',
    version: 2,
    severity: 'medium',
    meaning: {
      en: 'The email address reads like a nickname.',
      id: 'Alamat email ini terkesan seperti nama panggilan.',
    },
    fix: {
      en: 'Use an address made of your first and last name for applications.',
      id: 'Gunakan alamat yang terdiri dari nama depan dan nama belakang Anda untuk melamar.',
    },
    find: withOddAddress,
  },
  {
    code: 'EMAILS_SEVERAL',
    severity: 'low',
    meaning: {
      en: 'With several email addresses, nobody knows which one you read.',
      id: 'Beberapa alamat email membuat perekrut ragu mana yang Anda baca.',
    },
    fix: { en: 'Keep the one you read every day.', id: 'Sisakan satu alamat yang Anda buka setiap hari.' },
    find: withSeveralAddresses,
  },
  {
    code: 'LINK_LONG',
    severity: 'low',
    meaning: {
      en: 'This link is too long to be typed from paper.',
      id: 'Tautan ini terlalu panjang untuk diketik ulang dari kertas.',
    },
    fix: {
      en: 'Shorten it to the profile itself: leave out everything after the question mark.',
      id: 'Persingkat hingga alamat profilnya saja, tanpa bagian setelah tanda tanya.',
    },
    find: ({ lines }) =>
      lines.filter(({ text }) => (text.match(link) ?? []).some((each) => each.length > mostLinkLetters)),
  },
]);
