import type { TextRule } from '../matching/rule';

/** Identity, family and bank data before there is a contract. */
export const identity: TextRule = {
  id: 'identity-early',
  points: 35,
  blocks: false,
  exceptions: ['later', 'third-party', 'duty', 'warning'],
  commonExceptions: ['product-is-subject', 'question-of-work'],
  patterns: [
    {
      words: 'family card',
      exceptions: [
        'later',
        'third-party',
        'duty',
        'warning',
        'work-of-papers',
        'shown',
        'salary',
        'bank-work',
        'bookkeeping',
        'staff-papers',
      ],
    },
    {
      words: 'kartu keluarga',
      exceptions: [
        'later',
        'third-party',
        'duty',
        'warning',
        'work-of-papers',
        'shown',
        'salary',
        'bank-work',
        'bookkeeping',
        'staff-papers',
      ],
    },
    {
      words: 'ktp|ektp|kk|norek',
      exceptions: [
        'later',
        'third-party',
        'duty',
        'warning',
        'work-of-papers',
        'shown',
        'salary',
        'bank-work',
        'bookkeeping',
        'staff-papers',
      ],
    },
    {
      words: '<send> ~6 id|identity|family ~1 card|cards',
      exceptions: ['later', 'third-party', 'duty', 'warning', 'shown'],
    },
    { words: '<send> ~6 kartu ~1 keluarga' },
    {
      words: 'otp',
      near: ['need|minta|meminta|butuh|kirim|receive|terima|diterima|require'],
      reach: 5,
      exceptions: ['third-party', 'duty', 'warning', 'work-of-papers'],
    },
    {
      words: 'picture|photo|scan|copy|foto ~5 resident|residence|identity|identification|id card|cards',
      exceptions: ['later', 'third-party', 'duty', 'warning', 'shown'],
    },
    {
      words: 'recent|latest|last|current ~2 bank statement|statements',
      exceptions: ['later', 'third-party', 'duty', 'warning'],
    },
    {
      words:
        'holding|memegang|pegang|megang|beside|bersama|dengan ~3 id|ktp|ektp|identity|identitas|passport|paspor|sim ~1 card|anda|kamu|asli|kartu',
      near: ['foto|photo|picture|selfie|selfi|swafoto|video|wajah|face|muka|yourself|diri'],
      exceptions: ['later', 'third-party', 'duty', 'warning'],
    },
    {
      words: 'holding|memegang|pegang|megang ~3 id|ktp|ektp|identity|identitas|passport|paspor',
      exceptions: ['third-party', 'duty', 'warning'],
    },
    { words: '<send> ~10 bank ~1 statement|statements|book|passbook|details' },
    { words: '<send> ~8 buku ~1 tabungan|rekening' },
    { words: '<send> ~10 national|nasional ~1 id|identity|identitas' },
    { words: '<send> ~8 bank ~1 book|passbook' },
    { words: '<send> ~6 <identity>' },
    {
      words:
        '<identity> ~3 dikirim|dikirimkan|dilampirkan|diserahkan|diunggah|attached|uploaded|sent|submitted|required|wajib|difoto',
    },
    {
      words: 'selfie|swafoto|selfi ~4 ktp|id|kartu|identity|identitas|passport|sim',
      exceptions: ['warning', 'duty'],
    },
    {
      words: '<send>|kode|code|masukkan|beritahu|tell ~4 otp|pin|cvv|password',
      exceptions: ['third-party', 'duty', 'warning'],
    },
    {
      words: '<send>|nomor|no|number|nama|punya|buku|foto|data ~3 rekening|norek|atm|mbanking|debit',
      near: ['<send>|lamaran|pelamar|daftar|pendaftaran|kandidat|apply|formulir|anda|your|biodata'],
      exceptions: ['later', 'third-party', 'duty', 'warning', 'salary'],
    },
    {
      words: 'bank ~1 account|details|book|card|statement ~2 number|details|screenshot|photo|copy',
      near: ['<send>|<must>'],
      exceptions: ['later', 'third-party', 'duty', 'warning', 'salary'],
    },
    {
      words:
        'kode|code|angka|digit|digits|number|numbers|pin|nomor ~6 sms|sistem|wa|whatsapp|text|dikirim|sent|receive|terima|masuk',
      near: ['<disclose> ~4 angka|kode|code|digits|number|numbers|it|tersebut|itu|pin'],
      within: 'nearby',
      reach: 20,
      exceptions: ['third-party', 'warning'],
    },
    {
      words:
        'kode|code|pin|password|sandi|login|credentials ~3 verifikasi|verification|otp|sms|rahasia|bank|banking|email|gmail|akun|account|google|wallet',
      near: ['<disclose>|<send>'],
      exceptions: ['third-party', 'duty', 'warning', 'work-of-papers'],
    },
    {
      words: '<send>|<disclose> ~3 password|sandi|pin|cvv|mbanking|credentials|login',
      exceptions: ['third-party', 'duty', 'warning', 'work-of-papers'],
    },
    {
      words:
        'login|masuk|log|buka|membuka|install ~3 mobile|mbanking|internet|ibanking|banking ~2 banking|bank|miliknya|anda|sendiri',
      exceptions: ['third-party', 'duty', 'warning', 'work-of-papers'],
    },
    { words: 'mother|ibu ~2 maiden|kandung', exceptions: ['warning', 'third-party'] },
    {
      words: 'nik|ktp|npwp|rekening|norek|kk|otp|passport|ssn',
      fields: ['questions'],
      exceptions: ['later', 'work-of-papers'],
    },
    {
      words: 'bank|identity|id ~1 account|card|number',
      fields: ['questions'],
      exceptions: ['later', 'work-of-papers'],
    },
    {
      words: 'berkas|persyaratan|dokumen|documents|lamaran|requirements|syarat ~8 <identity>',
      exceptions: ['later', 'third-party', 'duty', 'warning'],
    },
  ],
  sentence: {
    en: 'The posting asks for identity, family or bank details before anyone is hired.',
    id: 'Lowongan ini meminta data identitas, keluarga, atau rekening sebelum pelamar diterima.',
  },
  fix: {
    en: 'Remove this request. You only need these details once a contract is signed.',
    id: 'Hapus permintaan ini. Data tersebut baru diperlukan setelah kontrak ditandatangani.',
  },
};
