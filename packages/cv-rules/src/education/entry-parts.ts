import { type DateRange, findDateRange, findDates, trimPunctuation, without } from '../dates';
import { namesOfLabel, readLabel } from '../labels';
import { findSaidSchool } from './sentences';
import { splitOutsideBrackets } from '../split-text';
import { degreeAtStart, degreeOf, facultyAndField, generalFaculties } from '../vocabulary/degrees';
import {
  isInstitution,
  isProgramme,
  isUniversityOfState,
  schoolAndField,
} from '../vocabulary/education-words';
import { isCityWithState, isPlace } from '../vocabulary/places';

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
  /(?:final\s+)?(?:\bC?GPA|\bIPK|\bindeks prestasi(?: kumulatif)?|\bnilai(?:\s+(?:rata-rata|rata2|akhir|UN|UNBK|UAN|ujian|ijazah|sekolah|nasional)){0,3}|\brata-rata(?:\s+nilai)?|\bgrade|\bNEM)\s*(?:\([^)]*\)|sementara|terakhir|akhir|so far|to date|average|of|sebesar)?\s*[:=]?\s*([12]:[12](?!\d)|\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:\/|dari|out of|of|\(?skala)\s*\d{1,3}(?:[.,]\d{1,2})?\)?)?)/i;
const honours = /\b((?:summa |magna )?cum laude|with (?:first class )?honou?rs|first class honou?rs)\b/i;
const fieldLabel =
  /^(?:jurusan|program studi|prodi|major|field of study|field|konsentrasi|bidang studi|peminatan|fakultas dan jurusan|majoring in|mata pelajaran utama|principal subjects.*)$/;
const institutionLabel =
  /^(?:universitas|university|sekolah|school|institution|institusi|nama sekolah|perguruan tinggi|kampus|(?:nama )?lembaga pendidikan|name of institution|name (?:and type )?of organi[sz]ation.*)$/;
const degreeLabel =
  /^(?:jenjang(?: pendidikan)?|degree|gelar(?: yang diperoleh)?|tingkat|level|strata|kualifikasi|qualification|title of qualification awarded)$/;
const periodLabel =
  /^(?:tahun|periode|period|year|years|tanggal|dates?(?: \(from.+\))?|tahun lulus|lulus|graduated|graduation|tahun masuk)$/;
const graduation =
  /\b(?:lulus(?:an)?|graduated|graduation|tahun lulus|tamat|expected|finish(?:ing|ed)|class of)\b[\s:]*(?:tahun\b\s*)?(?:in\b\s*)?/i;
const fieldBefore =
  /^(?:double major in|jurusan|program studi|prodi|major(?:ing)? in|major|konsentrasi|peminatan)\s*:?\s+/i;
const fieldWithin = /\s+(?:jurusan|program studi|prodi)\s+/i;
/** Grades of British and other universities; alone between commas. */
const gradePhrase =
  /^(?:with\s+)?(?:[12][:.][12]|(?:first|second|third|upper second|lower second|1st|2nd)(?:[- ]class)?(?:,? upper|,? lower)?(?:[- ]class)?(?:[- ]division)?(?: honou?rs)?(?: \([12]:[12]\))?|(?:high )?distinction|merit|credit|dengan pujian|sangat memuaskan|(?:WAM|CAP|average)\s?\d{1,3}(?:\.\d+)?|\d{1,2}\.\d{1,2}\s?\/\s?\d{1,2}(?:\.\d{1,2})?|A\*?[A-E*]{1,4})$/i;
/** Beginning of a sentence about a school. */
const saying =
  /^(?:(?:saya|i|my|sebelumnya|setelah|kemudian|also|an?)\s|(?:fresh\s+)?graduate\s|lulusan\s|alumni\s|alumnus\s|lulus\s|graduated\s|holds?\s|menyelesaikan\s|studied\s)/iu;
const honoursOnly = /^(?:hons?|honou?rs)\.?$/i;
/** Facts of a school without a profile field. */
const aside =
  /^(?:thesis|dissertation|advis[eo]r|supervisor|pembimbing|minors?\b|skripsi|tesis|disertasi|selected\b|electives?\b|modules?\b|capstone|laporan akhir|semester \d+|relevant course(?:work|s)|coursework|mata kuliah|final project|tugas akhir|judul|awards?|activities|exchange|dean'?s list|honou?r roll|predikat|akreditasi|accreditation)\b/i;
const semester = /^(?:semester|tahun ke|year)[\s-]\d{1,2}$/i;
const separator =
  /\s*[,;|•·\t]\s*|\s+[–—-]\s+|\s*—\s*|\s+:\s+|:\s+|\s+at\s+(?=[A-Z])|(?=\s)(?<!\b(?:politecnico|universit[àa]|istituto|accademia|scuola|liceo)(?:\s\p{L}+){0,3})\s+di\s+(?=[A-Z])/iu;

export function readEducationLine(text: string): EducationFacts {
  if (aside.test(text)) return { rest: [] };
  const labelled = fromLabel(text);
  if (labelled) return labelled;
  const said = fromSentence(text);
  if (said) return said;
  const { value: grade, remaining: withoutGrade } = take(withoutAsides(text), gradePattern);
  const { dates, remaining } = takeDates(withoutGrade);
  const honour = honours.exec(remaining)?.[1];
  const whole = honour ? remaining.replace(honour, '') : remaining;
  const pieces = joinCampus(
    splitOutsideBrackets(withoutStates(whole), separator).map(trimPunctuation),
  ).filter((phrase) => /[\p{L}\d]/u.test(phrase) && !isPlace(phrase) && !semester.test(phrase));
  const gradeText = grade ?? honour ?? pieces.find((phrase) => gradePhrase.test(phrase));
  const phrases = pieces.filter((phrase) => phrase !== gradeText).flatMap(splitDegreeInBrackets);
  return { ...(dates && { dates }), ...withGrade(gradeText), ...fromPhrases(phrases) };
}

/** `; Minor in Psychology`, `; Dean's List 2015-2016`: facts without a field, whose years are not those of the school. */
function withoutAsides(text: string): string {
  const parts = text.split(/\s*[;|•·]\s*/);
  return parts.length > 1 ? parts.filter((part) => !aside.test(part)).join('; ') : text;
}

/** `Somerville, MA` in a cell of its own: its letters are no school. */
function withoutStates(text: string): string {
  return text
    .split('\t')
    .filter((cell, index) => index === 0 || !isCityWithState(cell.trim()))
    .join('\t');
}

/** `University of Nebraska, Omaha`: the seat is part of the name where a state has several. */
function joinCampus(phrases: readonly string[]): string[] {
  const start = phrases.findIndex(isUniversityOfState);
  const [name, campus = ''] = phrases.slice(Math.max(start, 0), start + 2);
  const isCampus =
    isPlace(campus) ||
    (phrases.length === 2 && /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}$/u.test(campus));
  if (start < 0 || !name || !isCampus || degreeAtStart(campus)) return [...phrases];
  return [...phrases.slice(0, start), `${name}, ${campus}`, ...phrases.slice(start + 2)];
}

/** `Lulusan S1 Teknik Sipil Universitas Mahakam tahun 2017 dengan IPK 3,25`, `I graduated from …`. */
function fromSentence(text: string): EducationFacts | undefined {
  const said = saying.test(text) ? findSaidSchool(text) : undefined;
  if (!said) return undefined;
  const { value: grade, remaining: withoutGrade } = take(text, gradePattern);
  const { dates } = takeDates(withoutGrade);
  const { degree, field } = said.degree ? splitDegree(said.degree) : {};
  return {
    institution: said.institution,
    ...(degree && { degree }),
    ...(field && { field }),
    ...(dates && { dates }),
    ...withGrade(grade),
    rest: [],
  };
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
  const { value } = labelled;
  const isLabel = (labels: RegExp) => namesOfLabel(labelled.label).some((label) => labels.test(label));
  if (isLabel(fieldLabel)) return { field: value, rest: [] };
  if (isLabel(institutionLabel)) return { institution: value, rest: [] };
  if (isLabel(degreeLabel)) return { ...fromPhrases([value]), rest: [] };
  if (!isLabel(periodLabel)) return undefined;
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

/** `2021 – graduated August 2025`: a word within a span. */
const wordWithinSpan =
  /(?<=\d\s*[-–—]\s*)(?:graduated|graduating|expected|lulus|perkiraan lulus)(?:\s+(?:in|pada))?\s+(?=\p{L}*\s?\d)/iu;

function takeDates(written: string): { dates: DateRange | undefined; remaining: string } {
  const text = written.replace(wordWithinSpan, '');
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
    // `Sarjana Peternakan, Nutrisi Ternak`: the faculty belongs to the degree.
    else if (
      degree?.field &&
      isFacultyOf(degree.degree) &&
      isDirectlyBehind(phrases, index) &&
      !isProgramme(phrase)
    )
      degree = { degree: `${degree.degree} ${degree.field}`, field: phrase };
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

const faculties = /^(?:Sarjana|Magister|Doktor|Ahli Madya|Sarjana Terapan|Magister Terapan)$/;
const isFacultyOf = (degree: string) => faculties.test(degree);

/** The phrase before is the degree itself. */
function isDirectlyBehind(phrases: readonly string[], index: number): boolean {
  return degreeAtStart(phrases[index - 1] ?? '') !== null && degreeAtStart(phrases[index] ?? '') === null;
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

/** `Ahli Madya Akuntansi (D3)` */
const levelInBrackets = /\s*\([SD]-?(?:[1-4]|I{1,3}|IV)\)$/i;

/** `Sarjana Ekonomi Akuntansi`: a faculty and a field that stands by itself, unlike `Sarjana Teknik Sipil`. */
const facultyThenField =
  /^((?:Sarjana|Magister) (?:Ekonomi|Hukum|Komputer|Pertanian|Sains|Sosial|Psikologi)) ((?:Akuntansi|Manajemen|Informatika|Sistem|Agribisnis|Agroteknologi|Agroekoteknologi|Hortikultura|Matematika|Statistika|Biologi|Kimia|Fisika|Ilmu|Teknik)(?: .+)?)$/;

/** `S1 Akuntansi`, `Bachelor of Science in Statistics`, `Bachelor of Computer Science`, `Profesi Ners`. */
export function splitDegree(phrase: string): { degree: string; field: string | null } {
  const [, faculty, taught] = facultyThenField.exec(phrase) ?? [];
  if (faculty && taught) return { degree: faculty, field: taught };
  const doubled = /^((?:Sarjana|Magister|Doktor|Ahli Madya) (\p{Lu}\p{L}+)) (\2(?: .+)?)$/u.exec(phrase);
  if (doubled?.[1] && doubled[3]) return { degree: doubled[1], field: doubled[3] };
  const inField = /^(.+?)\s+(?:in|dalam|majoring in|jurusan|program studi)\s+(.+)$/i.exec(phrase);
  if (inField?.[1] && inField[2] && degreeAtStart(inField[1]))
    return { degree: inField[1], field: inField[2] };
  const subject = degreeOf.exec(phrase)?.[1]?.trim();
  if (subject) return splitSubject(phrase, subject);
  const start = degreeAtStart(phrase) ?? phrase;
  const after = withoutBrackets(phrase.slice(start.length).replace(/^[\s.:–—-]+/, '')).replace(
    levelInBrackets,
    '',
  );
  if (/^profesi$/i.test(start)) return { degree: phrase, field: null };
  return { degree: start.trim(), field: after || null };
}
