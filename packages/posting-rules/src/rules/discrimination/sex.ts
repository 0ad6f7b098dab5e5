import { candidate, createLimitRule } from './create-limit-rule';

export const sex = createLimitRule({
  id: 'sex',
  about: { en: 'sex', id: 'jenis kelamin' },
  openWithReason: true,
  exceptions: ['sex-of-others', 'of-others-in-duty'],
  patterns: [
    {
      words: 'untuk|for|bagi|buat ~2 <male>|<female>',
      near: ['lowongan|posisi|position|role|job|vacancy|kesempatan|pekerjaan|loker|khusus|only|hanya'],
      reach: 5,
    },
    { words: 'jenis ~1 kelamin|kelaminnya ~3 <male>|<female>' },
    { words: 'gender|sex ~2 <male>|<female>' },
    { words: '^ <male>|<female> $' },
    { words: '^ <male>|<female>', fields: ['requirements'] },
    {
      words:
        '^ <male>|<female> ~1 usia|umur|maks|maksimal|max|min|minimal|single|lajang|belum|pendidikan|lulusan|sma|smk|slta|d3|s1|diploma|berhijab|berjilbab|good|berpenampilan|berusia|age|aged|only|#age|dengan|yang|preferred|dewasa',
    },
    {
      words:
        'memilih|pilih|cocok|suited|suits|tenaga|butuhkan|mengutamakan|utamakan|memprioritaskan|prioritaskan|menginginkan|merekrut|choose|want|wants|accept|khusus|hanya|only|diutamakan|dikhususkan|diprioritaskan|prefer|preferably|dibutuhkan|dicari|mencari|butuh|seorang|kandidat|calon|pelamar|must|seeking|looking|hiring|needed|restricted|strictly|terbatas|cari ~4 <male>|<female>',
    },
    {
      words:
        '<male>|<female> ~1 only|saja|preferred|diutamakan|lebih|candidates|candidate|applicants|applicant|single|lajang|required|muda|diprioritaskan|staff|employees|wanted|needed|a|disukai',
    },
    {
      words: 'karyawati|mahasiswi',
      near: [candidate],
      exceptions: ['equality', 'sex-of-others', 'both-sexes'],
    },
    {
      words: 'tidak|not|bukan|no ~2 <male>|<female>|hamil|pregnant',
      negatable: false,
      near: [candidate],
      exceptions: ['equality', 'sex-of-others', 'no-distinction'],
    },
    {
      words: 'tidak|not|bersedia|no ~2 hamil|pregnant|pregnancy',
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'sex-of-others'],
    },
    { words: 'terbuka|open ~2 untuk|for|bagi|to ~1 <male>|<female>' },
  ],
});
