const institutionWords = `university|universitas|univ|universiti|institut|institute|institution|politeknik|polytechnic|poltekkes|
college|academy|akademi|akbid|akper|school|sekolah|sekolah tinggi|stie|stmik|stikes|stkip|stai|stt|stia|ikip|iain|uin|stan|pkn|
istituto|instituto|politecnico|politécnica|politechnika|lycée|lycee|liceo|fachhochschule|seminary|conservatory|conservatoire|universidad|universidade|universit[àéä]t?|università|université|universitat|hochschule|école|ecole|escuela|colegio|gymnasium|
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
/** `High School Diploma` and `Senior High School` alone name no school. */
const schoolDegree =
  /^(?:(?:senior|junior|vocational|general)\s+)*(?:high|secondary) school(?: diploma| certificate| graduate)?$/i;

export function isInstitution(text: string): boolean {
  return !schoolDegree.test(text) && (institution.test(text) || knownShort.test(text));
}

const programme =
  /(?<!\p{L})(?:program(?:me)?|course|bootcamp|immersive|nanodegree|certificate|kursus|pelatihan|diploma|fellowship)(?!\p{L})/iu;

/** `Full-Stack Web Development Program`: what is taught, and not by whom. */
export function isProgramme(text: string): boolean {
  return programme.test(text);
}

const americanStates =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Hawai[ʻ']?i|Illinois|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Montana|Nebraska|Nevada|New Hampshire|North Carolina|South Carolina|Tennessee|Texas|Virginia|Washington|Wisconsin";
const universityOfState = new RegExp(
  `^(?:The )?(?:University of (?:${americanStates})|(?:State|City) University of New York)$`,
);

/** `University of California`, `State University of New York`: one name for several universities, each with its city. */
export function isUniversityOfState(text: string): boolean {
  return universityOfState.test(text);
}

const schoolFields =
  `IPA|IPS|MIPA|Bahasa|Teknik|Teknologi|Rekayasa|Akuntansi|Administrasi|Otomatisasi|Otomotif|Tata|Multimedia|Farmasi|
Keperawatan|Pemasaran|Perhotelan|Perkantoran|Bisnis|Desain|Kimia|Pelayaran|Perbankan|Sekretaris|Jasa Boga|Kuliner|Busana|Kecantikan|
Agribisnis|Pertanian|Elektronika|Mesin|Listrik|Jaringan|Perangkat Lunak|Animasi|Pariwisata|Usaha|Science|Social|Natural`.replace(
    /\s*\n\s*/g,
    '',
  );

/** `SMK`, `SMA IPA`, `SMK Teknik Otomotif`: kind and subject of a school; `SMK Negeri 2 Solo` is a name. */
export const schoolAndField = new RegExp(
  `^(?<school>SD|SMP|MTs|SMA|SMK|SMU|STM|SMEA|MA|SLTA|SLTP|SMA/SMK|SMK/SMA|SMA/Sederajat|SMK/Sederajat)(?:[\\s-]+(?:jurusan\\s+|\\()?(?<field>(?:${schoolFields})(?![\\p{L}])[^\\d,()]*)\\)?)?$`,
  'u',
);
