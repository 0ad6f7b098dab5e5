import type { Exception } from '../../matching/rule';

const worker = 'anda|kamu|pekerja|awak|karyawan|pelaut|pegawai|staf|kru|masing|sendiri|pemilik|pemiliknya';
const held = 'dipegang|memegang|pegang|disimpan|menyimpan|simpan|dibawa|membawa|bawa|dikuasai';

/** Documents that stay with their owner. */
export const ownerExceptions: Readonly<Record<string, Exception>> = {
  'kept-by-owner': {
    patterns: [
      `${held} ~1 oleh ~1 ${worker}`,
      `${held} ~1 ${worker} ~1 sendiri|masing`,
      `${held} ~1 sendiri|masing`,
      `${held} ${worker}`,
      `${worker} ~2 ${held} ~6 sendiri|sendirinya`,
      'anda|kamu|sendiri simpan|pegang|bawa',
      `${worker} yang ${held}`,
      `milik|kepunyaan ~1 ${worker}`,
      `tangan|penguasaan|genggaman ~1 ${worker}`,
      'yours|theirs ~1 to ~1 keep|hold|take',
      'you|workers|worker|crew|employees|staff|guards|drivers|nurses ~2 keep|keeps|hold|holds|carry|carries|retain|retains ~3 your|their|own',
      'you ~1 keep|hold|take ~2 <papers>',
      'stay|stays|remain|remains|kept|rest|rests ~3 with|in ~2 you|your|yours|worker|workers|crew|employee|employees|own|their|owner|owners|holder|holders',
      'belong|belongs ~1 to ~1 you|worker|workers|them|owner|owners',
    ],
    before: 10,
    after: 8,
    within: 'segment',
    unless: [
      'kami|kantor|perusahaan|us|our|office|company|safe|brankas|vault|lemari|laci|mandor|bos|majikan|until|sampai|hingga|selama|bond|ikatan|jaminan|collateral|surrender',
      'setelah|after ~4 resign|berhenti|keluar|kontrak|contract|leave',
    ],
  },
};
