import { type DateRange, findDateRange, findDates, trimPunctuation, without } from '../dates';
import { readLabel } from '../labels';
import { splitOutsideBrackets } from '../split-text';
import { degreeAtStart, degreeOf, facultyAndField, generalFaculties } from '../vocabulary/degrees';
import { isInstitution, schoolAndField } from '../vocabulary/education-words';
import { isPlace } from '../vocabulary/places';

export interface EducationFacts {
  readonly institution?: string;
  readonly degree?: string;
  readonly field?: string;
  readonly dates?: DateRange;
  readonly grade?: string;
  /** Phrases of no other kind: mostly a field without a degree. */
  readonly rest: readonly string[];
}

const gradePattern =
  /(?:final\s+)?(?:\bC?GPA|\bIPK|\bindeks prestasi kumulatif|\bnilai(?:\s+(?:rata-rata|akhir|UN|ujian))?|\brata-rata(?:\s+nilai)?|\bgrade|\bNEM)\s*(?:\([^)]*\))?\s*[:=]?\s*(\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:\/|dari|out of|of|\(?skala)\s*\d{1,3}(?:[.,]\d{1,2})?\)?)?)/i;
const honours = /\b((?:summa |magna )?cum laude|with (?:first class )?honou?rs|first class honou?rs)\b/i;
const fieldLabel =
  /^(?:jurusan|program studi|prodi|major|field of study|field|konsentrasi|bidang studi|peminatan|fakultas dan jurusan|majoring in|mata pelajaran utama|principal subjects.*)$/;
const institutionLabel =
  /^(?:universitas|university|sekolah|school|institution|institusi|nama sekolah|perguruan tinggi|kampus|(?:nama )?lembaga pendidikan|name of institution|name (?:and type )?of organi[sz]ation.*)$/;
const degreeLabel =
  /^(?:jenjang(?: pendidikan)?|degree|gelar(?: yang diperoleh)?|tingkat|strata|kualifikasi|qualification|title of qualification awarded)$/;
const periodLabel =
  /^(?:tahun|periode|period|year|years|tanggal|dates?(?: \(from.+\))?|tahun lulus|lulus|graduated|graduation|tahun masuk)$/;
const graduation =
  /\b(?:lulus(?:an)?|graduated|graduation|tahun lulus|expected|class of)\b[\s:]*(?:tahun\b\s*)?(?:in\b\s*)?/i;
const fieldBefore = /^(?:jurusan|program studi|prodi|major(?:ing)? in|major|konsentrasi|peminatan)\s*:?\s+/i;
const fieldWithin = /\s+(?:jurusan|program studi|prodi)\s+/i;
/** Grades of British and other universities; alone between commas. */
const gradePhrase =
  /^(?:with\s+)?(?:[12][:.][12]|(?:first|second|third|upper second|lower second|1st|2nd)(?:[- ]class)?(?:,? upper|,? lower)?(?:[- ]class)?(?:[- ]division)?(?: honou?rs)?(?: \([12]:[12]\))?|(?:high )?distinction|merit|credit|dengan pujian|sangat memuaskan|(?:WAM|CAP|average)\s?\d{1,3}(?:\.\d+)?|\d{1,2}\.\d{1,2}\s?\/\s?\d{1,2}(?:\.\d{1,2})?|A\*?[A-E*]{1,4})$/i;
const honoursOnly = /^(?:hons?|honou?rs)\.?$/i;
/** Facts of a school without a profile field. */
const aside =
  /^(?:thesis|skripsi|tesis|disertasi|relevant course(?:work|s)|coursework|mata kuliah|final project|tugas akhir|judul|awards?|activities|exchange|dean'?s list|minor in|predikat|akreditasi|accreditation)\b/i;
const separator =
  /\s*[,;|•·\t]\s*|\s+[–—-]\s+|\s*—\s*|\s+:\s+|:\s+|\s+at\s+(?=[A-Z])|(?=\s)(?<!\b(?:politecnico|universit[àa]|istituto|accademia|scuola|liceo)(?:\s\p{L}+){0,3})\s+di\s+(?=[A-Z])/iu;

export function readEducationLine(text: string): EducationFacts {
  if (aside.test(text)) return { rest: [] };
  const labelled = fromLabel(text);
  if (labelled) return labelled;
  const { value: grade, remaining: withoutGrade } = take(text, gradePattern);
  const { dates, remaining } = takeDates(withoutGrade);
  const honour = grade ? undefined : honours.exec(remaining)?.[1];
  const pieces = splitOutsideBrackets(honour ? remaining.replace(honour, '') : remaining, separator)
    .map(trimPunctuation)
    .filter((phrase) => /[\p{L}\d]/u.test(phrase) && !isPlace(phrase));
  const gradeText = grade ?? honour ?? pieces.find((phrase) => gradePhrase.test(phrase));
  const phrases = pieces.filter((phrase) => phrase !== gradeText).flatMap(splitDegreeInBrackets);
  return { ...(dates && { dates }), ...withGrade(gradeText), ...fromPhrases(phrases) };
}

/** `Adult Nursing (Bachelor of Science)`, `Teknik Elektro (D3)`: the degree follows the subject. */
function splitDegreeInBrackets(phrase: string): string[] {
  const [, field, degree] = /^([^()]+?)\s*\(((?:[^()]|\([^()]*\))+)\)$/.exec(phrase) ?? [];
  const isBehind = field && degree && degreeAtStart(degree) && !degreeAtStart(field);
  return isBehind ? [degree, field] : [phrase];
}

function withGrade(grade: string | undefined): { grade?: string } {
  return grade ? { grade: grade.replace(/\s*\/\s*/, '/') } : {};
}

function fromLabel(text: string): EducationFacts | undefined {
  const labelled = readLabel(text);
  if (!labelled?.value) return undefined;
  const { label, value } = labelled;
  if (fieldLabel.test(label)) return { field: value, rest: [] };
  if (institutionLabel.test(label)) return { institution: value, rest: [] };
  if (degreeLabel.test(label)) return { ...fromPhrases([value]), rest: [] };
  if (!periodLabel.test(label)) return undefined;
  const { dates } = takeDates(value);
  return { ...(dates && { dates }), rest: [] };
}

function take(text: string, pattern: RegExp): { value: string | undefined; remaining: string } {
  const match = pattern.exec(text);
  if (!match) return { value: undefined, remaining: text };
  return {
    value: match[1],
    remaining: without(text, { from: match.index, to: match.index + match[0].length }),
  };
}

function takeDates(text: string): { dates: DateRange | undefined; remaining: string } {
  const range = findDateRange(text);
  if (range) return { dates: range.value, remaining: without(text, range) };
  const [date, ...others] = findDates(text);
  if (!date || others.length > 0) return { dates: undefined, remaining: text };
  // A single year is that of the graduation.
  const dates = { start: null, end: date.value, isCurrent: false };
  return { dates, remaining: trimPunctuation(without(text, date).replace(graduation, '')) };
}

function fromPhrases(phrases: readonly string[]): Omit<EducationFacts, 'dates' | 'grade'> {
  let institution: string | undefined;
  let degree: { degree: string; field: string | null } | undefined;
  let field: string | undefined;
  const rest: string[] = [];
  for (const [index, phrase] of phrases.entries()) {
    if (fieldBefore.test(phrase)) field ??= phrase.replace(fieldBefore, '');
    else if (!degree && degreeAtStart(phrase)) {
      degree = splitDegree(phrase);
      // `S1 Universitas Kelimutu`: degree and institution.
      if (!institution && degree.field && isInstitution(degree.field) && !isInstitution(degree.degree)) {
        institution = degree.field;
        degree = { ...degree, field: null };
      }
    } else if (!degree && schoolAndField.test(phrase)) {
      const { school = phrase, field: taught = null } = schoolAndField.exec(phrase)?.groups ?? {};
      degree = { degree: school, field: taught };
    } else if (!institution && isInstitution(phrase)) {
      // `SMK Bahari jurusan Teknik Mesin`
      const [name = phrase, taught] = phrase.split(fieldWithin);
      institution = name;
      field ??= taught;
    }
    // `Master of Engineering - MEng`: the same degree twice.
    else if (degree && degreeAtStart(phrase) === phrase) continue;
    // Directly after a degree: `Master of Management, Finance`.
    else if (degree && !field && degreeAtStart(phrases[index - 1] ?? '')) field = phrase;
    else rest.push(phrase);
  }
  const asField = field ?? degree?.field;
  return {
    ...(institution && { institution }),
    ...(degree && { degree: degree.degree }),
    ...(asField && { field: asField }),
    rest,
  };
}

/** `Bachelor of Laws`, `Bachelor of Science Adult Nursing`, `Bachelor of Computer Science`, `Bachelor of Arts (History)`. */
function splitSubject(phrase: string, subject: string): { degree: string; field: string | null } {
  const beside = /^(.+?)\s*\(([^()]{3,})\)$/.exec(phrase);
  if (beside?.[1] && beside[2] && !honoursOnly.test(beside[2]))
    return degreeAtStart(beside[2]) === beside[2]
      ? { degree: phrase, field: null }
      : { degree: beside[1], field: beside[2] };
  const [, faculty, field] = facultyAndField.exec(subject) ?? [];
  if (faculty && field) return { degree: phrase.slice(0, -field.length).trim(), field };
  // Two degrees in one: `Bachelor of Laws / Bachelor of Arts`.
  const isGeneral = generalFaculties.test(subject) || /[/]|\b(?:and|&) (?:bachelor|master)\b/i.test(subject);
  return { degree: phrase, field: isGeneral ? null : subject };
}

function withoutBrackets(text: string): string {
  return /^\(([^()]+)\)$/.exec(text)?.[1] ?? text;
}

/** `S1 Akuntansi`, `Bachelor of Science in Statistics`, `Bachelor of Computer Science`, `Profesi Ners`. */
export function splitDegree(phrase: string): { degree: string; field: string | null } {
  const doubled = /^((?:Sarjana|Magister|Doktor|Ahli Madya) (\p{Lu}\p{L}+)) (\2(?: .+)?)$/u.exec(phrase);
  if (doubled?.[1] && doubled[3]) return { degree: doubled[1], field: doubled[3] };
  const inField = /^(.+?)\s+(?:in|dalam|majoring in|jurusan|program studi)\s+(.+)$/i.exec(phrase);
  if (inField?.[1] && inField[2] && degreeAtStart(inField[1]))
    return { degree: inField[1], field: inField[2] };
  const subject = degreeOf.exec(phrase)?.[1]?.trim();
  if (subject) return splitSubject(phrase, subject);
  const start = degreeAtStart(phrase) ?? phrase;
  const after = withoutBrackets(phrase.slice(start.length).replace(/^[\s.:–—-]+/, ''));
  if (/^profesi$/i.test(start)) return { degree: phrase, field: null };
  return { degree: start.trim(), field: after || null };
}
