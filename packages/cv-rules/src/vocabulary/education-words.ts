const institutionWords = `university|universitas|univ|universiti|institut|institute|institution|politeknik|polytechnic|poltekkes|
college|academy|akademi|akbid|akper|school|sekolah|sekolah tinggi|stie|stmik|stikes|stkip|stai|stt|stia|ikip|iain|uin|stan|pkn|
smk|smkn|sma|sman|smak|smu|stm|smea|smp|smpn|sd|sdn|mts|mtsn|man|pesantren|madrasah|bootcamp|lpk`;
const knownShort =
  /^(?:UI|UGM|ITB|ITS|IPB|UNPAD|UNDIP|UNAIR|UB|UNS|UNY|UPI|USU|UNHAS|UNUD|UNNES|UNSOED|UNJ|BINUS|UMN|UII|UMY|UMS|UNSRI|UNAND|MIT|NUS|NTU)(?![\p{L}])/u;
const institution = new RegExp(
  `(?<![\\p{L}.])(?:${institutionWords
    .split('|')
    .map((word) => word.trim().replaceAll(' ', '\\s+'))
    .join('|')})(?![\\p{L}])`,
  'iu',
);
/** `High School Diploma` and `School of Business` alone name no place of study. */
const schoolDegree = /^high school(?: diploma| graduate)?$/i;

export function isInstitution(text: string): boolean {
  return !schoolDegree.test(text) && (institution.test(text) || knownShort.test(text));
}

const dotted =
  '(?:B\\.?\\s?Sc|M\\.?\\s?Sc|B\\.?\\s?A|M\\.?\\s?A|B\\.?\\s?Eng|M\\.?\\s?Eng|B\\.?\\s?Com|BBA|MBA|M\\.?B\\.?A|Ph\\.?\\s?D|LL\\.?[BM]|M\\.?D)\\.?';
const strata =
  '(?:S-?[123]|D-?(?:[1-4]|I{1,3}|IV)|Strata[- ]?(?:[123]|I{1,3}|satu|dua|tiga))(?:\\s?\\([^)]{1,20}\\))?';
const named =
  "(?:Diploma\\s+(?:[1-4]|I{1,3}|IV|satu|dua|tiga|empat)|(?:Bachelor|Master|Doctor|Doctorate|Associate|Diploma)(?:'?s)?(?:\\s+(?:degree|diploma|program))?|Undergraduate|Postgraduate|High School Diploma|" +
  '(?:Sarjana Terapan|Sarjana|Magister Terapan|Magister|Doktor|Diploma|Ahli Madya)(?:\\s+(?:[1-4]|I{1,3}|IV|satu|dua|tiga|empat))?(?:\\s?\\([^)]{1,20}\\))?|Pendidikan Profesi|Profesi)';
const indonesianTitle =
  '(?:A\\.Md\\.?(?:\\s?[A-Z][a-z]*\\.?)?|[SM]\\.(?:[A-Z][A-Za-z]{0,4}\\.?){1,3}(?:\\s?[A-Z][a-z]*\\.)?)';

/** What opens a degree: `S1`, `Bachelor`, `B.Sc.`, `Sarjana (S1)`, `S.Kom.`. */
export const degreeStart = new RegExp(
  `^(?:${strata}|${named}|${dotted}|${indonesianTitle})(?![\\p{L}\\d])`,
  'iu',
);

/** `Bachelor of …`, `Master of …`: the words after belong to the degree. */
export const degreeOf =
  /^(?:(?:bachelor|master|doctor|associate|diploma)(?:'?s)?(?:\s+degree)?\s+of\s+)([^,(|–—]+)/i;

const schoolFields =
  `IPA|IPS|MIPA|Bahasa|Teknik|Teknologi|Rekayasa|Akuntansi|Administrasi|Otomatisasi|Otomotif|Tata|Multimedia|Farmasi|
Keperawatan|Pemasaran|Perhotelan|Perkantoran|Bisnis|Desain|Kimia|Pelayaran|Perbankan|Sekretaris|Jasa Boga|Kuliner|Busana|Kecantikan|
Agribisnis|Pertanian|Elektronika|Mesin|Listrik|Jaringan|Perangkat Lunak|Animasi|Pariwisata|Usaha|Science|Social|Natural`.replace(
    /\s*\n\s*/g,
    '',
  );

/** `SMK`, `SMA IPA`, `SMK Teknik Otomotif`: the kind of a school and what was taught; `SMK Negeri 2 Solo` is a school. */
export const schoolAndField = new RegExp(
  `^(?<school>SD|SMP|MTs|SMA|SMK|SMU|STM|SMEA|MA|SLTA|SLTP|SMA/SMK|SMK/SMA|SMA/Sederajat|SMK/Sederajat)(?:[\\s-]+(?:jurusan\\s+|\\()?(?<field>(?:${schoolFields})(?![\\p{L}])[^\\d,()]*)\\)?)?$`,
  'u',
);

/** Faculties that make no field of study by themselves: `Bachelor of Science` says nothing about the field. */
export const generalFaculties =
  /^(?:science|sciences|arts|applied science|engineering|technology|education|philosophy|business administration|fine arts|laws|law|medicine|commerce|nursing|theology|dental surgery|pharmacy)$/i;
