import { type DateRange, findDateMentions, findDateRange } from '../dates';
import type { Line } from '../line';
import { isPlace } from '../vocabulary/places';
import { glue } from '../wrapped-lines';
import { isDated, type Work } from './inherited-employers';

const sentenceEnd = /[.!?]["')\]]?$/;
const betweenSentences = /(?<=[\p{Ll}\d)]{2}[.!?])(?<!\b(?:Ltd|Inc|Co|Jl|St|Dr|No|Tbk)\.)\s+(?=\p{Lu})/u;
const person = /(?<!\p{L})(?:I|I['’]ve|my|we|saya|aku|pekerjaan (?:pertama|terakhir))(?!\p{L})/iu;
const fewestWords = 6;
const proseShare = 0.7;
/** Longer ones are not read: patterns take time, and no position needs as many words. */
const longestSentence = 500;
const learner = /^(?:students?|mahasisw[ai]|sisw[ai]|pelajar|santri)(?!\p{L})/iu;

/** Stands for the dates of a sentence while its names are read. */
const dated = '\u0000';
/** Of bounded length, so that no text takes long. */
const word = "\\p{Lu}[\\p{L}\\d.'’&-]{0,30}";
const name = `(?:[Tt]he\\s+)?${word}(?:\\s+(?:(?:of|and|&|the|for|dan)\\s+)?(?:${word}|\\d{1,4})){0,7}`;
const nameInIndonesian = `(?:\\p{Ll}{1,20}\\s+){0,2}${name}`;
const post = `\\p{L}[^,;:()${dated}]{1,60}?`;
const endOfPost = `(?=[.]?$|[,;(]|\\s*${dated}|\\s+(?:since|until|where|and|from|on|dari|sejak|selama|dan|hingga|sampai|mulai)\\s|\\s+(?:in|pada|di)\\s+(?:the|my|tahun|${dated}))`;
const article = '(?:(?:an?|the|their|seorang)\\s+)?';
const being = '(?:as|was|been|am|became|is)';
const beingInIndonesian = '(?:sebagai|menjadi|jadi|adalah|selaku)';
/** What sentences say of a position, the most certain first. */
const sayings = [
  `\\b${being}\\s+${article}(?<title>${post})\\s+(?:at|for|with)\\s+(?<company>${name})`,
  `\\b${beingInIndonesian}\\s+${article}(?<title>${post})\\s+(?:di|pada|untuk)\\s+(?<company>${nameInIndonesian})`,
  `\\b(?:at|for|with|joined|join)\\s+(?<company>${name})[^.;${dated}]{0,40}?\\s+as\\s+${article}(?<title>${post})${endOfPost}`,
  `\\b(?:di|pada|dengan|ke)\\s+(?<company>${nameInIndonesian})[^.;${dated}]{0,40}?\\s+${beingInIndonesian}\\s+${article}(?<title>${post})${endOfPost}`,
  `\\b${being}\\s+${article}(?<title>${post})\\s+(?:of|in)\\s+(?<company>${name})`,
  `\\bsaya\\s+(?<title>${post})\\s+(?:di|pada)\\s+(?<company>${nameInIndonesian})`,
].map((pattern) => new RegExp(pattern, 'u'));
const placeBehind = /^(?:,|\s+(?:in|di))\s+(?<place>\p{Lu}[\p{L}'’-]*(?:,?\s+\p{Lu}[\p{L}'’-]*)*)/u;
const deedBehind = /[,;]\s*(?:(?:where|di mana|dan)\s+)?(?=(?:I|saya|we|kami|me[mn]\p{Ll}{3,})\s)/u;
const stillThere = /\b(?:still|currently|now|masih|saat ini|kini|sekarang)\b/i;
const betweenDates = /\b(between|antara)(\s.{3,30}?\s)(?:and|dan)\s/i;

/** Positions that a section says in sentences of the first person; undefined for a section of another form. */
export function readSaidPositions(lines: readonly Line[]): Work[] | undefined {
  if (lines.some(({ marker, cells }) => marker !== null || cells.length > 1)) return undefined;
  const paragraphs = toParagraphs(lines);
  const prose = paragraphs.filter((text) => sentenceEnd.test(text) && text.split(' ').length >= fewestWords);
  if (prose.length < paragraphs.length * proseShare || !paragraphs.some((text) => person.test(text)))
    return undefined;
  const works: Work[] = [];
  for (const sentence of paragraphs.flatMap((text) => text.split(betweenSentences))) {
    const position = readSaidPosition(sentence);
    const before = works.at(-1);
    if (position) works.push(position);
    else if (before)
      works[works.length - 1] = {
        ...before,
        description: [before.description, sentence].filter(Boolean).join(' '),
      };
  }
  return works.length > 0 && works.every(isDated) ? works : undefined;
}

/** A paragraph ends with a full stop, wherever its lines were broken. */
function toParagraphs(lines: readonly Line[]): string[] {
  const paragraphs: string[] = [];
  for (const { text } of lines) {
    const before = paragraphs.at(-1);
    if (before === undefined || sentenceEnd.test(before)) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = glue(before, text);
  }
  return paragraphs;
}

function readSaidPosition(sentence: string): Work | undefined {
  const period = sentence.length <= longestSentence ? findPeriod(sentence) : undefined;
  if (!period) return undefined;
  const text = sentence.slice(0, period.from) + dated + sentence.slice(period.to);
  const match = sayings.map((saying) => saying.exec(text)).find((found) => found !== null);
  const { title, company } = match?.groups ?? {};
  if (!match || !title || !company || learner.test(title)) return undefined;
  const place = placeBehind.exec(text.slice(text.indexOf(company) + company.length))?.groups?.place;
  const end = Math.max(match.index + match[0].length, text.indexOf(dated));
  const deed = deedBehind.exec(text.slice(end));
  return {
    company_name: company.replace(/[.]$/, ''),
    job_title: title,
    start_date: period.value.start,
    end_date: period.value.end,
    is_current: period.value.isCurrent,
    location: place !== undefined && isPlace(place) ? place : null,
    description: deed ? text.slice(end + deed.index + deed[0].length) : null,
  };
}

/** A range, or the date since when one still works there. */
function findPeriod(sentence: string): { value: DateRange; from: number; to: number } | undefined {
  // Of the same length, so that positions hold.
  const text = sentence.replace(
    betweenDates,
    (whole, word: string, first: string) =>
      `${' '.repeat(word.length)}${first}${'-'.padEnd(whole.length - word.length - first.length)}`,
  );
  const range = findDateRange(text);
  if (range) return range;
  const [date] = findDateMentions(text);
  return (
    date && {
      value: { start: date.value, end: null, isCurrent: stillThere.test(text) },
      from: date.from,
      to: date.to,
    }
  );
}
