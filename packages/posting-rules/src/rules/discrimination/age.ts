import { candidate, createLimitRule } from './create-limit-rule';

export const age = createLimitRule({
  id: 'age',
  about: { en: 'age', id: 'usia' },
  openWithReason: true,
  exceptions: ['others', 'of-others-in-duty', 'legal-age', 'statutory-age', 'experience', 'no-limit'],
  patterns: [
    {
      words: 'between|antara|from|dari ~2 #age ~4 #age',
      near: [
        'people|orang|candidates|candidate|applicants|applicant|someone|anyone|kandidat|pelamar|ages|those|colleagues|ladies|women|men|wanita|pria|rekan|hire|team|tim|keep|crew|kru|staff',
      ],
      reach: 6,
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'no-limit',
        'counted-after',
        'legal-age',
        'statutory-age',
      ],
    },
    {
      words: 'side ~1 of ~1 #age|thirty|forty|30|40',
      near: ['right|sunny|young|younger|good|wrong|fresh'],
      reach: 4,
    },
    {
      words: 'sebaya|seumuran|sepantaran|seusia',
      near: [candidate, 'tim|team|anda'],
      reach: 6,
      exceptions: ['equality', 'others'],
    },
    {
      words: 'usia|umur|age|old|born|lahir|birth|berusia|berumur',
      fields: ['questions'],
      near: ['anda|your|you|kamu|berapa|when|kapan|tanggal|date'],
      exceptions: ['legal-age', 'statutory-age', 'work-with-others', 'experience', 'least-age'],
    },
    {
      words: 'teens|teenagers|remaja|twens|belasan ~5 twenties|20s|tahun|puluhan',
      near: [candidate],
      exceptions: ['equality', 'others', 'of-others-in-duty'],
    },
    {
      words: 'darah|blood ~1 muda|young',
      near: [candidate, 'new|tim|butuh'],
      exceptions: ['equality', 'others'],
    },
    {
      words:
        'not|belum|before|sebelum|never|jangan|nobody|none ~5 twenty|thirty|forty|#age ~3 candle|candles|lilin|birthday|ulang',
      negatable: false,
    },
    {
      words:
        'paruh|mature|senior|sepuh|tua|older|beruban|uban|elderly|berumur ~2 baya|applicants|candidates|jangan|tidak|mohon|maaf|people|orang',
      near: ['maaf|not|tidak|jangan|sorry|no|unfit|unsuitable|belum|fit|cocok'],
      reach: 6,
      negatable: false,
      exceptions: ['equality', 'others', 'of-others-in-duty', 'no-limit', 'statutory-age', 'no-distinction'],
    },
    { words: 'ktp|kartu|passport ~3 kelahiran|born|tahun ~2 #year', negatable: false },
    {
      words: 'setengah|separuh|half ~1 abad|century',
      near: [candidate, 'belum|not|usia'],
      negatable: false,
      exceptions: ['equality', 'no-limit', 'statutory-age', 'company-age'],
    },
    {
      words: 'usia|umur ~2 dua|tiga satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan',
      exceptions: ['equality', 'others', 'of-others-in-duty', 'no-limit', 'statutory-age'],
    },
    {
      words: 'under|below|maks|maksimal|max ~1 #age ~1 only|saja',
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'experience',
        'no-limit',
        'statutory-age',
        'quantity',
      ],
    },
    {
      words: 'under|below|younger ~2 twenty|thirty|forty',
      near: ['looking|seeking|hiring|need|want|candidates|applicants|people|someone|somebody|only'],
      exceptions: ['equality', 'others', 'of-others-in-duty', 'no-limit', 'statutory-age', 'quantity'],
    },
    {
      words:
        'applicants|applicant|candidates|candidate|pelamar|kandidat|anyone|people|orang ~3 over|above|diatas|atas|lebih|older|lewat ~3 #age',
      near: ['not|tidak|cannot|no|jangan|won|tak|ditolak|rejected|need'],
      negatable: false,
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'experience',
        'no-limit',
        'statutory-age',
        'quantity',
      ],
    },
    {
      words: '#age ~1 and|dan|or|atau|tahun ~1 under|below|younger|kebawah|kurang|bawah',
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'experience',
        'no-limit',
        'statutory-age',
        'quantity',
      ],
    },
    { words: 'kinyis|twentysomething|twentysomethings|abg' },
    { words: 'twenty ~1 something|somethings' },
    {
      words: 'in ~1 their|her|his ~1 twenties|thirties|20s|30s',
      exceptions: ['equality', 'others', 'of-others-in-duty'],
    },
    {
      words: 'usia|umur|berusia|age|aged ~4 puluh|puluhan|belas|twenty|thirty|forty',
      negatable: false,
      exceptions: ['equality', 'others', 'of-others-in-duty', 'no-limit', 'statutory-age', 'legal-age'],
    },
    {
      words: 'maks|max|maksimal|maksimum|maximum|under|dibawah|below|bawah|younger|min|minimal ~3 #years-old',
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'legal-age',
        'experience',
        'no-limit',
        'statutory-age',
      ],
    },
    {
      words: 'usia|umur|berusia|berumur|age|aged|ages ~5 #age',
      exceptions: ['equality', 'others', 'of-others-in-duty', 'legal-age', 'no-limit', 'statutory-age'],
    },
    {
      words: '#age ~2 tahun|thn|th|years|yrs|yo ~2 old|usia|umur|kebawah|of',
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'legal-age',
        'no-limit',
        'statutory-age',
        'experience',
      ],
    },
    {
      words:
        'maks|max|maksimal|maksimum|maximum|under|dibawah|below|bawah|younger ~3 #age ~1 tahun|thn|th|years|yrs|yo',
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'legal-age',
        'experience',
        'no-limit',
        'statutory-age',
      ],
    },
    {
      words: '#age ~1 #age ~1 tahun|thn|th|years|yrs|yo',
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'legal-age',
        'experience',
        'no-limit',
        'statutory-age',
      ],
    },
    { words: 'lahir|kelahiran|born ~3 #year' },
    { words: 'usia|umur|age ~1 produktif|muda|young|limit' },
    { words: 'belum|not ~1 berusia|over ~1 #age' },
    {
      words:
        'tidak|jangan|not|no|never|tak|gak|ga ~2 lewat|lebih|melebihi|melewati|over|above|exceed|exceeding|past|beyond|diatas|atas ~4 #age',
      negatable: false,
      near: ['usia|umur|age|aged|berusia|berumur|ages|tahun|thn|th|years'],
      reach: 5,
      exceptions: ['equality', 'experience', 'no-limit', 'statutory-age', 'quantity'],
    },
    {
      words: '#below-age',
      near: ['usia|umur|age|tahun|thn|th|years|yrs|yo', '<male>|<female>'],
      reach: 4,
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'experience',
        'no-limit',
        'statutory-age',
        'quantity',
      ],
    },
    {
      words: 'anak|orang|tenaga|pemuda|pemudi ~1 muda|pemudi',
      near: ['khusus|hanya|mencari|cari|nyari|dicari|butuh|dibutuhkan|diutamakan|only'],
      reach: 4,
      exceptions: ['equality', 'others', 'of-others-in-duty', 'team'],
    },
    {
      words: 'belum|not|masih ~1 genap|berumur|berusia|mencapai|yet|turned|reached ~2 #age',
      negatable: false,
      exceptions: ['equality', 'others', 'of-others-in-duty', 'legal-age'],
    },
    {
      words: '#age ~1 birthday',
      near: ['not|before|belum|past|passed|under|by|until'],
      reach: 8,
      negatable: false,
    },
    { words: 'ulang ~1 tahun ~2 #age', negatable: false },
    {
      words: 'no|not|never ~1 older|past|over|above ~1 than ~1 #age',
      negatable: false,
      exceptions: ['equality', 'others', 'experience', 'no-limit', 'statutory-age', 'quantity'],
    },
    {
      words: 'paling ~1 tua|muda|tinggi ~1 #age ~1 tahun|thn|th',
      exceptions: ['equality', 'others', 'experience', 'no-limit', 'statutory-age', 'legal-age', 'quantity'],
    },
    { words: 'kepala ~1 dua|tiga|2|3', near: ['usia|umur|belum|masih|bawah|dibawah'], reach: 4 },
    {
      words: 'no|not|tidak ~1 older|lebih ~2 than|dari ~2 #age ~1 tahun|thn|years|yrs|th',
      negatable: false,
    },
    {
      words: 'under|dibawah|bawah|below|younger ~2 #age $',
      near: [candidate],
      exceptions: [
        'equality',
        'others',
        'of-others-in-duty',
        'experience',
        'no-limit',
        'statutory-age',
        'quantity',
      ],
    },
    {
      words:
        'young|muda|youthful|belia ~2 energetic|energik|dynamic|fresh|single|female|male|candidates|people|attractive|enerjik|person|individuals|segar',
      near: [candidate],
      exceptions: ['equality', 'others', 'of-others-in-duty', 'team'],
    },
    {
      words:
        'kepala|over|above|diatas|atas ~1 tiga|empat|#age ~1 puluh|tahun|years ~4 tidak|not|jangan|dilarang',
      negatable: false,
    },
    {
      words: 'lulusan|angkatan|graduates|graduated ~2 #year',
      near: ['ke|atas|after|later|setelah|maksimal|only'],
      exceptions: ['equality'],
    },
    {
      words: 'early|mid|late|half|middle|their|his|her ~3 twenties|thirties|20s|30s',
      near: [candidate],
      exceptions: ['equality', 'others', 'of-others-in-duty'],
    },
    {
      words: 'millennials|millenial|gen ~1 z',
      near: ['only|khusus|hanya'],
      exceptions: ['equality', 'others', 'of-others-in-duty'],
    },
  ],
});
