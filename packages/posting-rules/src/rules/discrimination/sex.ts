import { candidate, createLimitRule } from './create-limit-rule';

export const sex = createLimitRule({
  id: 'sex',
  about: { en: 'gender', id: 'jenis kelamin' },
  openWithReason: true,
  exceptions: ['sex-of-others', 'of-others-in-duty'],
  patterns: [
    {
      words: 'ideally|ideal|idealnya ~4 she|he|woman|man|wanita|pria',
      exceptions: ['equality', 'sex-of-others', 'others', 'both-sexes'],
    },
    {
      words: 'childbearing|menyusui|breastfeeding|kb',
      near: [candidate, 'plans|past|rencana'],
      negatable: false,
      exceptions: ['equality', 'sex-of-others', 'others'],
    },
    {
      words: 'a|an|one ~1 woman|man|lady|gentleman',
      near: ['only|consider|prefer|seek|want|looking'],
      reach: 5,
      exceptions: ['equality', 'sex-of-others', 'others', 'of-others-in-duty'],
    },
    {
      words:
        'young|graceful|charming|elegant|pretty|lovely|cheerful|sweet|polite|bubbly|single|strong|graceful ~1 lady|ladies|woman|women|girl|girls|gentleman|gentlemen|man|men',
      near: [
        'picture|imagine|envision|want|seek|seeking|looking|need|need|hire|hiring|wanted|seat|desk|role|for|someone|who|like|ideal|welcome|prefer',
      ],
      reach: 6,
      exceptions: ['equality', 'sex-of-others', 'of-others-in-duty', 'others'],
    },
    {
      words:
        'gadis|pemuda|pemudi|nona|mbak|lelaki|jejaka|bapak|ibu|mojang|teteh|emak ~2 muda|manis|ramah|cekatan|tangguh|kuat|saja|energik|anggun|ayu|geulis',
      near: [candidate, 'bayangkan|membayangkan|sosok|kursi|meja'],
      reach: 6,
      exceptions: ['equality', 'sex-of-others', 'others'],
    },
    {
      words: 'feminine|feminin|keibuan|kebapakan|maskulin|masculine|motherly',
      near: [candidate, 'touch|sentuhan|sosok|figure|someone|person'],
      exceptions: ['equality', 'sex-of-others'],
    },
    {
      words: 'kaum ~1 adam|hawa|pria|lelaki|wanita|perempuan|ibu|bapak',
      near: [candidate, 'bagi|buka|untuk'],
      exceptions: ['equality', 'sex-of-others', 'both-sexes'],
    },
    { words: 'feminine|womanly ~1 touch|hands|presence' },
    {
      words: 'sentuhan|tangan|sosok|figur ~2 wanita|perempuan|ibu|feminin',
      exceptions: ['equality', 'sex-of-others', 'others'],
      near: [candidate, 'butuh|perlu'],
    },
    {
      words: 'man|woman|lelaki|laki|wanita|perempuan|mans|womans ~3 job|work|world|pekerjaan|role|domain',
      near: ['this|ini|is|adalah|tempatnya|only|memang'],
      reach: 4,
      exceptions: ['equality', 'sex-of-others', 'both-sexes', 'of-others-in-duty'],
    },
    { words: 'gender|sex|kelamin', fields: ['questions'], near: ['your|anda|apa|what|kamu|jenis'] },
    { words: 'pregnant|hamil|pregnancy|kehamilan', fields: ['questions'], negatable: false },
    {
      words:
        'jangan|tidak|dilarang|agree|bersedia|berjanji|promise|sepakat ~4 hamil|mengandung|pregnant ~4 tahun|selama|first|kontrak|year|during|year',
      negatable: false,
      exceptions: ['equality', 'no-distinction', 'sex-of-others'],
    },
    {
      words: 'untuk|for|bagi|buat ~2 <male>|<female>',
      near: [
        'lowongan|posisi|position|post|place|role|job|vacancy|kesempatan|pekerjaan|loker|khusus|only|hanya',
      ],
      reach: 5,
    },
    { words: 'jenis ~1 kelamin|kelaminnya ~3 <male>|<female>' },
    { words: 'gender|sex ~2 <male>|<female>' },
    { words: '^ <role> <male>|<female> $' },
    { words: '^ <role> <male>|<female> karena|sebab|supaya|agar|usia|umur|maks|maksimal' },
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
