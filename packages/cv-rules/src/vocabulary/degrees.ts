/** A dot matches a dot, a blank or nothing: `B.Sc.`, `B Sc`, `BSc`. */
const spellings = (list: string) => `(?:${list.replace(/\s/g, '').replaceAll('.', '\\.?\\s?')})\\.?`;
const known = spellings('B.Sc|M.Sc|B.A|M.A|B.Eng|M.Eng|B.Com|B.B.A|M.B.A|Ph.D|LL.B|LL.M|M.D');
/** Capitals only: in lower case they are words or parts of them. */
const inCapitals = spellings(
  `B.S|M.S|B.E|M.Com|B.Tech|M.Tech|B.Ed|M.Ed|B.Arch|M.Arch|B.Des|B.Pharm|B.N|M.Phil|M.Res|B.F.A|M.F.A|E.M.B.A|
  B.C.A|M.C.A|M.P.A|M.P.H|M.P.P|MBBS|J.D|D.Phil|Ed.D|PGCE|PGDip|PGCert|HNC|HND|A.A.S|
  A.S|B.S.N|M.S.N|B.S.W|M.S.W|M.Pharm|Pharm.D|D.B.A|D.N.P|D.D.S|B.D.S|D.V.M|M.Fin|M.Mgt|M.Acc|B.Acc|B.Bus|B.App.Sc|M.I.M|M.P.M|LL.D|PGDM|PGDBA|M.Ed.Psych`,
);
const initials = new RegExp(`^(?:${known}|${inCapitals})(?![\\p{L}\\d])`, 'u');
const inBrackets = '(?:\\s?\\((?:[SD]-?[1-4]|[SD]-?I{1,3}|D-?IV|Strata[^()]{1,8}|Terapan)\\))?';
const strata = `(?:S-?[123]|D-?(?:[1-4]|I{1,3}|IV)|Strata[- ]?(?:[123]|I{1,3}|satu|dua|tiga))${inBrackets}`;
/** `Graduate Diploma`, `BTEC Extended Diploma`, `Advanced Certificate`. */
const award =
  '(?:(?:BTEC|Graduate|Post-?graduate|Advanced|Higher|National|Professional|Extended|Foundation|Associate|Vocational|Honou?rs|Executive|Specialist)\\s+){1,3}' +
  "(?:Diploma|Certificate(?: in Education)?|Degree|(?:Bachelor|Master)(?:'?s)?(?:\\s+degree)?|MBA)";
const school =
  '(?:High School Diploma|Secondary School Certificate|General Certificate of Secondary Education|International Baccalaureate(?:\\s+Diploma)?|(?:GCE\\s+)?A[- ]Levels?|(?:GCE\\s+)?O[- ]Levels?|I?GCSEs?|' +
  '(?:Senior|Vocational|Junior)(?:\\s+(?:Secondary|High))?\\s+School(?=\\s*(?:$|[(,]|in\\s|\\p{Lu}\\p{L}+\\s(?:Sciences?|Administration|Engineering|Studies|Management)$)))';
/** Of other countries: `SPM`, `Leaving Certificate`, `NCEA Level 3`, `Licenciatura`, `Laurea Magistrale`, `City & Guilds Level 3`. */
const abroad =
  '(?:SPM|STPM|Leaving Certificate|(?:Higher|Senior|Junior) (?:School|Secondary|Cambridge) Certificate|NCEA(?:\\s+Level\\s+\\d)?|' +
  'City (?:&|and) Guilds(?:\\s+Level\\s+\\d)?|NVQ(?:\\s+Level\\s+\\d)?|BTEC(?:\\s+Level\\s+\\d)?|WASSCE|WAEC|GED|Abitur|Matura|' +
  'Baccalaur[ée]at|Licence(?=\\s*(?:$|,|en\\s|de\\s|\\p{Lu}))|Licenciatura|Licenciad[oa]|Ingenier[oíi]a?|Bachillerato|Laurea(?:\\s+(?:Magistrale|Triennale))?|' +
  'Diplom(?:-\\p{L}+)?(?=\\s*(?:$|,|in\\s|\\())|Staatsexamen|Sarjana Muda|Ijazah Sarjana Muda|Certificate(?:\\s+(?:[IV]{1,3}|[1-4]))?(?=\\s*$|\\s+in\\s))';
const named =
  `(?:${award}|${abroad}|${school}|Diploma\\s+(?:[1-4]|I{1,3}|IV|satu|dua|tiga|empat)|(?:Bachelor|Master|Doctor|Doctorate|Associate|Diploma)(?:'?s)?(?:\\s+(?:degree|diploma|program))?|Undergraduate|Postgraduate|` +
  `(?:Sarjana Terapan|Sarjana|Magister Terapan|Magister|Doktor|Diploma|Ahli Madya)(?:\\s+(?:[1-4]|I{1,3}|IV|satu|dua|tiga|empat))?${inBrackets}|Pendidikan Profesi|Profesi)`;
const indonesianTitle =
  '(?:A\\.Md\\.?(?:\\s?[A-Z][a-z]*\\.?)?|[SM]\\.(?:[A-Z][A-Za-z]{0,4}\\.?){1,3}(?:\\s?[A-Z][a-z]*\\.)?)';
const opening = new RegExp(`^(?:${strata}|${named}|${known}|${indonesianTitle})(?![\\p{L}\\d])`, 'iu');
const withHonours = /^\s*\((?:hons?|honou?rs)\.?\)/i;

/** Degree at the start of a phrase: `S1`, `Bachelor`, `B.Sc. (Hons)`, `Sarjana (S1)`, `S.Kom.`; null without one. */
export function degreeAtStart(phrase: string): string | null {
  const start = (initials.exec(phrase) ?? opening.exec(phrase))?.[0];
  if (start === undefined) return null;
  return start + (withHonours.exec(phrase.slice(start.length))?.[0] ?? '');
}

/** `Bachelor of …`, `Master of …`: the following words belong to the degree. */
export const degreeOf =
  /^(?:(?:bachelor|master|doctor|associate|diploma)(?:'?s)?(?:\s+degree)?\s+of\s+)([^,(|–—]+)/i;

/** Faculties that imply no field of study: `Bachelor of Science`. */
export const generalFaculties =
  /^(?:science|sciences|arts|applied science|engineering|technology|education|philosophy|business administration|fine arts|laws|law|medicine|commerce|nursing|theology|dental surgery|pharmacy)$/i;

/** `Bachelor of Science Adult Nursing`: faculty and field without a separator. */
export const facultyAndField =
  /^((?:applied |social |natural )?sciences?|arts|engineering|commerce|education|laws|business administration|economics|fine arts)\s+(?!(?:and|&|with|or|in)\s)(\p{Lu}.+)$/iu;
