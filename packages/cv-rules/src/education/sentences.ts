import { degreeAtStart } from '../vocabulary/degrees';

/** A school that a sentence names, as parts that are read like phrases. */
export interface SaidSchool {
  readonly institution: string;
  /** Its degree with the subject, `PGCE in Post-compulsory Education`. */
  readonly degree?: string;
}

const person =
  /^(?:i|saya|my|we|after|before|setelah|sebelum(?:nya)?|kemudian|lalu|then|later|kuliah|sekolah)(?!\p{L})/iu;
/** Between two sentences, or two schools of one. */
const between =
  /(?<=[\p{Ll}\d)]{2}[.;])\s+(?=\p{Lu})|,?\s+(?:and|dan|then|kemudian|lalu)\s+(?=(?:also\s+)?(?:an?\s|\p{Lu}))/u;
const placeOf = '(?:at|from|in|with|of|di|dari|pada)';
const nameInIndonesian =
  /(?<!\p{L})(?:Universitas|Institut|Politeknik|Sekolah Tinggi|Akademi|STIE|STMIK|STIKES|UIN|SMA|SMK|SMP|MAN|SMAN|SMKN|STM)(?:\s+(?:dan\s+)?(?:\p{Lu}[\p{L}'.-]*|\d+))+/u;
const nameInEnglish = new RegExp(
  `(?<=(?<!\\p{L})${placeOf}\\s(?:the\\s)?)(?:\\p{Lu}[\\p{L}'&.-]*\\s){1,5}(?:University|College|Institute|School|Academy|Polytechnic)(?:\\sof(?:\\s\\p{Lu}[\\p{L}'-]*)+)?|` +
    "(?:University|College|Institute|School|Academy)\\sof(?:\\s(?:and\\s)?\\p{Lu}[\\p{L}'-]*)+",
  'u',
);
const longestDegree = 80;
const behindSubject =
  /[,;(.]|\s(?:at|from|di|dari|pada|with|dengan|tahun)\s|\sin\s(?=\d)|\s(?=Universitas|Institut |Politeknik|Sekolah|Akademi)/u;

/** Clauses of a sentence of the first person, which may name several schools; any other line is one clause. */
export function splitSentences(text: string): string[] {
  return person.test(text) ? text.split(between).filter((clause) => clause.trim() !== '') : [text];
}

/** `I hold a Bachelor of Pharmacy from Cottesloe University`; undefined where it names no school. */
export function findSaidSchool(text: string): SaidSchool | undefined {
  const institution = (nameInIndonesian.exec(text) ?? nameInEnglish.exec(text))?.[0].trim();
  if (institution === undefined) return undefined;
  const degree = findSaidDegree(text);
  return { institution, ...(degree && { degree }) };
}

/** From the first word that begins a degree to the school. */
function findSaidDegree(text: string): string | undefined {
  for (const { index } of text.matchAll(/(?<![\p{L}.])(?=\p{Lu})/gu)) {
    const rest = text.slice(index, index + longestDegree);
    const degree = degreeAtStart(rest);
    if (degree !== null) return (degree + (rest.slice(degree.length).split(behindSubject)[0] ?? '')).trim();
  }
  return undefined;
}
