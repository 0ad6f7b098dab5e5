import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { trimPunctuation } from './dates';
import { readLabel } from './labels';
import { splitOutsideBrackets } from './split-text';
import { isTableHeader } from './tables';
import type { Line } from './line';
import { isLevel } from './vocabulary/levels';
import { continues, glue } from './wrapped-lines';

type Skill = ParsedCv['skills'][number];

const separator = /\s*[,;|•·●]\s*|\s+\/\s+|\s{3,}/;
const inBrackets = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/;
const afterDash = /^(.+?)(?:\s+[–—-]\s+|\s*[:=]\s*)([^–—:=]+)$/;
/** Level words that need no separator. */
const levelBehind =
  /^(.+?)\s+(expert|advanced|intermediate|basic|beginner|mahir|menengah|dasar|pemula|\d{1,3}\s?%|\d\/\d{1,2})$/i;
/** Beginning of a sentence about skills: `Saya menguasai …`, `I work with …`. */
const saying =
  /^(?:(?:saya|i)\s+)?(?:(?:dapat|mampu|bisa|terbiasa)\s+(?:menggunakan|mengoperasikan|memakai)|menguasai|work\s+with|(?:am\s+)?(?:proficient|experienced|skilled)\s+(?:in|with)|(?:am\s+)?familiar\s+with)\s+/i;
const explicitLevels = [inBrackets, afterDash];
/** What ends a letter; the skills above it were its last paragraph. */
const endOfLetter =
  /^(?:(?:kind|best|warm) regards|regards|sincerely|yours|salam|hormat (?:saya|kami)|terima kasih|thank you|thanks|sent from|dikirim dari|demikian)(?!\p{L})/iu;
const drivingLicence = /^(?:(?:full|clean|valid|full clean)\s+)*(?:driv(?:ing|er'?s)\s+licen[cs]e)/i;
const minLevelShare = 0.5;
const longestSkill = 60;
const mostWords = 7;

/** Skills of a CV in its order, without duplicates. */
export function parseSkills(lines: readonly Line[]): Skill[] {
  const farewell = lines.findIndex(({ text }) => endOfLetter.test(text));
  const own = farewell === -1 ? lines : lines.slice(0, farewell);
  const lists = joinLists(withoutGroupCells(own.filter((line) => !isTableHeader(line))));
  const withLevels = lists.flatMap((line) => readLine(line, explicitLevels));
  const withBareLevels = lists.flatMap((line) => readLine(line, [...explicitLevels, levelBehind]));
  // Among skills without levels `dasar` in `Pastry dasar` is part of the name.
  const levelCount = withBareLevels.filter(({ proficiency_level }) => proficiency_level !== null).length;
  const skills = levelCount >= withBareLevels.length * minLevelShare ? withBareLevels : withLevels;
  const seen = new Set<string>();
  return skills.filter(({ skill_name }) => {
    const key = skill_name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Skills that sentences name: `Skilled in loan contracts, TMS and embroidery.` */
export function findSaidSkills(lines: readonly Line[]): Skill[] {
  return lines
    .flatMap(({ text }) => text.split(/[.;]\s+/))
    .filter((sentence) => saying.test(sentence) && isList(sentence))
    .flatMap((sentence) =>
      splitOutsideBrackets(asList(sentence.replace(/\.$/, '')), separator).flatMap((item) =>
        toSkill(item, null),
      ),
    );
}

/** `Data stores ⇥ PostgreSQL, Redis`: a column of labels beside the lists. */
function withoutGroupCells(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [label = '', ...lists] = line.cells;
    const isGroup = lists.length === 1 && !isList(label) && isList(lists[0] ?? '') && !/[()]/.test(label);
    return isGroup ? { ...line, text: lists.join(' '), cells: lists } : line;
  });
}

/** Joins a list that continues on the next line. */
function joinLists(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && previous && isList(before.text) && continues(previous, line)) {
      const text = glue(before.text, line.text);
      joined[joined.length - 1] = { ...before, text, cells: [text] };
    } else joined.push(line);
    previous = line;
  }
  return joined;
}

function isList(text: string): boolean {
  return /[,;|•·]/.test(text);
}

function readLine(line: Line, levels: readonly RegExp[]): Skill[] {
  const [name = '', level = ''] = line.cells;
  if (line.cells.length === 2 && isLevel(level)) return toSkill(name, level);
  return line.cells.flatMap((cell) =>
    splitOutsideBrackets(asList(withoutGroup(cell)), separator).flatMap((item) => readSkill(item, levels)),
  );
}

/** `I work with Go, Kafka and SQL.` → `Go, Kafka, SQL` */
function asList(text: string): string {
  if (!saying.test(text)) return text;
  const list = text.replace(saying, '').replace(/\.$/, '');
  const [, others, last] = /^(.+)\s(?:and|dan)\s(.+)$/i.exec(list) ?? [];
  return others && last ? `${others}, ${last}` : list;
}

/** `Design - Figma, Sketch` */
const groupBeforeDash = /^[\p{L} /&]{3,30}\s[–—-]\s(?=.+,)/u;

/** `Software: SAP PM, Microsoft Project`: the label is a group; `Excel: advanced`: a level. */
function withoutGroup(text: string): string {
  const labelled = readLabel(text);
  if (labelled?.value && !isLevel(labelled.value)) return labelled.value;
  return text.replace(groupBeforeDash, '');
}

function readSkill(text: string, levels: readonly RegExp[]): Skill[] {
  const item = trimPunctuation(text);
  for (const pattern of levels) {
    const match = pattern.exec(item);
    if (match?.[1] && match[2] && isLevel(match[2])) return toSkill(match[1], match[2]);
  }
  return toSkill(item, null);
}

/** Leaves out sentences about a skill. */
function toSkill(name: string, level: string | null): Skill[] {
  const bare = trimPunctuation(name).replace(/^(?:dan|and)\s+/i, '');
  const isName =
    /\p{L}/u.test(bare) &&
    bare.length <= longestSkill &&
    bare.split(' ').length <= mostWords &&
    !drivingLicence.test(bare) &&
    !/[a-z]{3}[.!?]$/.test(bare);
  return isName && !isLevel(bare)
    ? [{ skill_name: bare.replace(/\.$/, ''), proficiency_level: level?.trim() ?? null }]
    : [];
}
