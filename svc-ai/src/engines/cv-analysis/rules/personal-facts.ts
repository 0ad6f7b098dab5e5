import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';

/**
 * Patterns for a personal fact of the candidate. In duties, employers and studies the same words are not
 * personal (`menghitung gaji karyawan`, `Kementerian Agama`, `anak usia dini`).
 */
interface PersonalFact {
  /** With a label, at the beginning of a line or after another fact; for every section. */
  readonly labelled?: RegExp;
  /** Without a label; only among personal data. */
  readonly among?: RegExp;
  /** In a sentence; where candidates describe themselves. */
  readonly stated?: RegExp;
}

/**
 * Allowed between a label and an identity number; after other words the digits are a phone number or a sum.
 */
const beforeNumber = String.raw`\b(?:(?:no|nomor|number|card|kesehatan|ketenagakerjaan|elektronik|nik|e-?ktp|ktp|sim|saya|is|adalah)\b|[\s:.#=()/-]){0,14}`;
/** Beginnings of phone numbers, years, dates and sums. */
const noIdentity = String.raw`(?!08\d|62 ?8|(?:19|20)\d\d\b|\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d\b|\d{1,3}(?:\.\d{3})+(?![\d.-]))`;

export const nationalId: PersonalFact = {
  labelled: new RegExp(
    String.raw`(?<!\p{L})(?:(?:nik|e-?ktp|ktp|npwp|(?:no\.?|nomor) ?kk|kartu keluarga|bpjs)${beforeNumber}${noIdentity}\d(?:[ .-]?\d){9}|(?:paspor|passport|identity (?:card|number)|id (?:card|number)|nomor identitas|nric)${beforeNumber}(?:[a-z]{1,2} ?\d{6}|${noIdentity}\d(?:[ .-]?\d){6}))`,
    'iu',
  ),
  // Registration and certificate numbers have as many digits.
  among:
    /^(?!.*(?:nuptk|\bstr\b|\bsipp?\b|kredensial|credential|sertifikat|certificate|registr)).*(?<![\w/=-])\d{16}(?!\d)/i,
};

export const religion: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:agama|religion|faith)\s?[:\t=-][\s:]{0,3}(?:islam|muslim|moslem|kristen|nasrani|protestan|kath?olik|hindu|budd?ha|kh?ong ?hu ?cu|christian|catholic|buddhist|confucian)/i,
  among:
    /(?:^|[|;,•·\t]\s?)(?:(?:agama|religion)\s?[:\t]|(?:agama |religion )?(?:islam|kristen|protestan|kath?olik|hindu|budd?ha|kh?ong ?hu ?cu|muslim|moslem|christian|catholic|buddhist)\s?(?:[|;,•·.\t]|$))/i,
  stated:
    /\b(?:agama saya|saya (?:beragama|menganut agama)|my religion is)(?: adalah)? (?:islam|muslim|moslem|kristen|nasrani|protestan|kath?olik|hindu|budd?ha|kh?ong ?hu ?cu|christian|catholic|buddhist)/i,
};

export const marital: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:(?:status (?:pernikahan|perkawinan|nikah|kawin|sipil)|(?:marital|civil) status)\s?[:\t=-]|status\s?[:\t=-][\s:]{0,3}(?:(?:sudah|belum|not) )?(?:menikah|kawin|nikah|lajang|single(?![- ]\w)|married|unmarried|cerai|divorced|janda|duda|widow))/i,
  among:
    /^status (?:pernikahan|perkawinan|nikah|kawin)\b|(?:^|[|;,•·\t]\s?)(?:(?:sudah|belum|tidak) (?:menikah|kawin|nikah)|menikah|kawin|lajang|married|single|unmarried|divorced|cerai)\s?(?:[|;,•·.(\t]|$)/i,
  stated: /\b(?:saya|i am|i'm)\b.{0,30}\b(?:sudah menikah|belum menikah|lajang|married|unmarried)\b/i,
};

export const birth: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:(?:tempat\s?(?:[,/&]|dan)?\s?(?:(?:tanggal|tgl\.?)\s?)?lahir|(?:tanggal|tgl\.?)\s?lahir|t\.?t\.?l\.?|(?:date|place)(?:\s?(?:and|&|\/)\s?(?:date|place))? of birth|birth ?(?:date|day|place)|d\.?o\.?b\.?|lahir|born)\s?[:\t=-][\s:]{0,3}\S|(?:umur|usia|age)\s?[:\t=][\s:]{0,3}\d{2}(?!\d|\s?(?:[-–%+]|(?:to|and|or|sampai|hingga|s\/d|dan|atau|ke|months|bulan|hari)\b))|(?:lahir|born)\s(?:(?:di|on|in|at|pada|tanggal)\s)?(?:\p{L}{3,20},?\s)?\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\p{L}{3,9}|\d{1,2})[ ./,-]{1,2}(?:19|20)\d\d)/iu,
  among:
    /^(?:tempat\s?(?:[,/&]|dan)?\s?(?:(?:tanggal|tgl\.?)\s?)?lahir|(?:tanggal|tgl\.?) ?lahir|ttl|(?:date|place)(?: (?:and|&|\/) (?:date|place))? of birth) \S|(?:^|[|;,•·\t]\s?)(?:(?:(?:ber)?usia|(?:ber)?umur|aged?) \d{2}(?!\d|\s?(?:[-–%+]|(?:to|and|or|sampai|hingga|dan|atau|ke)\b))|\d{2} ?(?:tahun|thn\.?|years? old)\s?(?:[|;,•·.\t]|$))/i,
  stated:
    /\b(?:saya|i am|i'm)\b[^.]{0,40}\b(?:(?:berusia|berumur|usia|umur|aged) \d{2}(?!\d|\s?[-–%])|\d{2}[- ]years?[- ]old)|^\d{2}[- ]years?[- ]old\b|(?:^|\b(?:saya|i was) )(?:lahir (?:di|pada|tanggal)|born (?:on|in|at))\b.{0,40}(?:19|20)\d\d/i,
};

export const body: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:(?:(?:tinggi|berat) badan|(?:tinggi|berat|tb|bb|height|weight)(?=\s?[/&:\t=]))(?:\s?[/&,]\s?(?:tinggi|berat|tb|bb|height|weight)(?: badan)?)?\s?(?:[:\t=-][\s:]{0,3})?\d{2,3}(?:[.,]\d)?\s?(?:cm|kg|[/&]\s?\d{2,3})(?!\w|\s?(?:per|tiap|setiap|each|a)\b)|(?:gol(?:ongan|\.) ?darah|blood (?:type|group))\s?(?:[:\t=-][\s:]{0,3})?(?:ab|a|b|o)\s?[+-]?\s?(?:[|;,•·.(\t]|$))/i,
  // Goods have weights: `Berat 50 kg per karung`.
  among:
    /(?:^|[|;,•·/\t]\s?)(?:tinggi|berat|tb|bb|height|weight)\s?[:-]?\s?\d{2,3}(?:[.,]\d)?\s?(?:cm|kg)\s?(?:[|;,•·./(\t]|$)/i,
  stated: /\b(?:tinggi|berat)(?: badan)? saya \d{2,3}(?:[.,]\d)? ?(?:cm|kg)\b/i,
};

export const gender: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:jenis kelamin|gender|sex)\s?[:\t=-][\s:]{0,3}(?:laki|pria|perempuan|wanita|male|female|man|woman|[lpmf]\b)/i,
  among:
    /(?:^|[|;,•·\t]\s?)(?:jenis kelamin\b|(?:laki-laki|perempuan|pria|wanita|male|female)\s?(?:[|;,•·.(\t]|$))/i,
};

export const ethnicity: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:suku(?: bangsa)?|ethnicity|kewarganegaraan|warga ?negara|nationality|citizenship)\s?[:\t=][\s:]{0,3}\p{L}/iu,
  among: /(?:^|[|;,•·\t]\s?)(?:(?:race|ras)\s?[:\t=]|(?:kewarganegaraan|nationality) \p{L}|wni\b)/iu,
};

export const photo: PersonalFact = {
  labelled:
    /^(?:lampiran|attachments?|enclosures?)\s?[:\t].{0,60}\b(?:foto|photo)|(?:^|[|;,•·\t]\s?)(?:pas ?foto|foto diri)\s?(?:[:(\t]|terlampir|terbaru|berwarna|ukuran|\d ?x ?\d|$)|\b(?:foto terlampir|photo(?:graph)? (?:attached|enclosed)|lampiran foto)\s?(?:[|;,•·.)\t]|$)/i,
};

export const family: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:(?:nama|pekerjaan) (?:ayah|ibu|orang ?tua|istri|suami)(?: kandung)?|(?:father|mother|spouse)(?:['’]?s)? (?:name|occupation)|parents?['’]? (?:name|occupation)|spouse|anak ke)\s?[:\t=-][\s:]{0,3}\S/i,
  among:
    /(?:^|[|;,•·\t]\s?)(?:(?:jumlah (?:anak|saudara)|number of children)\b|nama (?:ayah|ibu|orang ?tua|istri|suami)\b|anak (?:ke|pertama|kedua|ketiga|bungsu|sulung|tunggal)\b)/i,
  stated: /\banak (?:ke[- ]?\d{1,2}|pertama|kedua|ketiga|keempat) dari \S+ bersaudara/i,
};

export const salary: PersonalFact = {
  labelled:
    /(?:^|[|;,•·\t]\s?)(?:(?:(?:my|last|current|present|expected|desired|minimum|basic|monthly) )?(?:salary|take home pay|thp|remuneration)(?: (?:expectations?|expected|requirements?|desired))?|(?:(?:ekspektasi|harapan|permintaan|minimal|besaran) )?(?:gaji|upah)(?: (?:pokok|terakhir|sekarang|saat ini|minimal|harapan|ekspektasi|permintaan|(?:yang )?(?:saya )?(?:di)?(?:harapkan|inginkan|minta)))?)\s?(?:\([^)]{0,20}\)\s?)?(?:[:\t=-][\s:]{0,3})?(?:(?:rp|idr|usd|us\$|s?\$|sgd|rm)\.?\s?\d|\d{1,3}(?:[.,]\d{3}){2}|\d{7}|\d{1,4}(?:[.,]\d{1,2})?\s?(?:juta|jt|million|mio)\b|nego(?:tiable|siable)?\b|umr\b|umk\b|sesuai (?:umr|umk|ump|standar|kesepakatan|kemampuan|kebijakan)\b|(?<=[:=\t] ?)sesuai\b)(?!\s(?:karyawan|pegawai|pekerja|buruh|orang|employees|workers|staff|people)\b)/i,
  stated:
    /^(?=.*\b(?:gaji|salary|upah|take home pay|thp)\b)(?=.*\b(?:expect|expecting|expected|desired|harapkan|diharapkan|mengharapkan|berharap|inginkan|diinginkan)\b).*(?:(?:rp|idr|usd|\$)\.?\s?\d|\d{1,3}(?:[.,]\d{3}){2}|\d\s?(?:juta|jt|million)\b|nego(?:tiable|siable)?\b)/i,
};

export const fullAddress: PersonalFact = {
  labelled:
    /^(?:alamat|address|domisili)\b.{0,30}\b(?:jl|jln|jalan)\b\.?\s[^\n]{3,60}\bno(?:mor)?\b\.?\s*\d/i,
  among:
    /\brt[\s.]*\d{1,3}[\s/,-]*rw[\s.]*\d{1,3}|\bblok\s+\w{1,3}\s*(?:no|nomor|\/)|\b(?:jl|jln|jalan)\b\.?\s[^\n]{3,60}\bno(?:mor)?\b\.?\s*\d/i,
};

const ofPersonalData = new Set<AnalyzedLine['section']>(['head', 'contact']);
const ofOneself = new Set<AnalyzedLine['section']>(['head', 'contact', 'summary', 'other']);

/** A rule about such a fact, including lines with a prompt injection. */
export const stating =
  ({ labelled, among, stated }: PersonalFact) =>
  ({ lines, ignored }: AnalyzedCv): AnalyzedLine[] => {
    const isStated = ({ text, section }: AnalyzedLine) =>
      labelled?.test(text) ||
      (ofPersonalData.has(section) && among?.test(text)) ||
      (ofOneself.has(section) && stated?.test(text));
    const found = lines.filter(isStated);
    const beside = ignored.filter(
      (line) => isStated(line) && !found.some(({ quote }) => quote.line === line.quote.line),
    );
    return [...found, ...beside].toSorted((a, b) => a.quote.line - b.quote.line);
  };
