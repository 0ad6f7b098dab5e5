import { titleLikeness } from '../vocabulary/work-words';
import {
  employment,
  type HeadPart,
  hasPlacesInBrackets,
  mayBeUnknownPlace,
  type PartHabits,
  partsOf,
} from './header-parts';
import { splitPostAndEmployer } from './post-and-employer';

export interface PositionHead {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
}

/** Habits of a whole list, for heads whose own words do not decide. */
export interface HeadHabits extends PartHabits {
  /** What the words of all heads say of the order: positive where posts stand before employers. */
  readonly order?: { readonly sum: number; readonly weight: number };
}

/** A team or an area beside a post: part of it, and no employer. */
const department =
  /^(?:department|departemen|divisi|division|bagian|unit|team|tim)\b|(?:department|division|team|\bunit|\bward|\boperations)$|^(?:customer (?:service|care|success|support)|layanan pelanggan|marketing|pemasaran|finance|keuangan|human resources|HR|HRD|SDM|IT|operations|logistics|produksi|pengadaan|purchasing|procurement|asia pacific|APAC|EMEA|south-?east asia|asia tenggara|(?:north|south|east|west|central)(?:ern)? (?:region|area))$/i;
/** `Team Leader`, `Unit Manager` */
const leadsTeam =
  /^(?:team|unit|division|department|tim)\s+(?:lead|leader|manager|head|supervisor|coordinator|koordinator|secretary|assistant)$/i;
/** What `at`, `di`, `as a` say of the names around them: as much as a legal form. */
const saidWeight = 4;
/** A name directly before a place is an employer rather than a post. */
const placedWeight = 1;
/** A single head says little of the others'. */
const surest = 6;
/** Less than a legal form or a whole post says, more than a word within a name. */
const orderWeight = 3.5;
const largestDifference = 4;
const longestTeam = 40;
/** In the measure of `titleLikeness`: a legal form. */
const leastSplit = 4;

/**
 * Title, company and place from the header lines of a position, in any order.
 * @param habits what the other heads of the same list have in common
 */
export function readPositionHead(lines: readonly string[], habits: HeadHabits = {}): PositionHead {
  const parts = partsOf(lines, habits);
  const named = namesOf(parts);
  const location = parts.find((part) => part.isPlace)?.text ?? null;
  const [first, second] = named;
  if (!first) return { title: null, company: null, location };
  if (!second) {
    return preference(first, parts) >= 0
      ? { title: first.text, company: null, location }
      : { title: null, company: first.text, location };
  }
  const { title, company } = choose(named, parts, habits.order);
  return withRemainder(named, title, company, location);
}

/** Habits of a list, from its heads. */
export function learnHabits(heads: readonly (readonly string[])[]): HeadHabits {
  const placesInBrackets = hasPlacesInBrackets(heads);
  const placeSlots = findPlaceSlots(heads.map((lines) => partsOf(lines, { placesInBrackets })));
  const differences = heads.map((lines) => {
    const parts = partsOf(lines, { placesInBrackets, placeSlots });
    return differenceOf(namesOf(parts), parts);
  });
  const sum = differences.reduce((total, difference) => total + difference, 0);
  const weight = differences.reduce((total, difference) => total + Math.abs(difference), 0);
  return { placesInBrackets, placeSlots, order: { sum, weight } };
}

/** Slots of a list in which at least every third head has a known place, and the others what may be one. */
function findPlaceSlots(heads: readonly (readonly HeadPart[])[]): Set<string> {
  const slots = new Map<string, { known: number; possible: number; other: number }>();
  for (const part of heads.flat()) {
    const count = slots.get(part.slot) ?? { known: 0, possible: 0, other: 0 };
    if (part.isPlace) count.known += 1;
    else if (mayBeUnknownPlace(part)) count.possible += 1;
    else count.other += 1;
    slots.set(part.slot, count);
  }
  return new Set(
    [...slots]
      .filter(([, { known, possible, other }]) => known * 2 >= possible && known > 0 && other === 0)
      .map(([slot]) => slot),
  );
}

function namesOf(parts: readonly HeadPart[]): HeadPart[] {
  return withSplitPost(withoutEmployment(parts.filter((part) => !part.isPlace)));
}

/** `Rumah Kilau · Full-time`: behind a post and an employer, a kind of employment names nothing. */
function withoutEmployment(parts: readonly HeadPart[]): HeadPart[] {
  return parts.length > 2
    ? parts.filter(({ text }, index) => index === 0 || !employment.test(text))
    : [...parts];
}

/** A first part that is a post with its employer. */
function withSplitPost(parts: readonly HeadPart[]): HeadPart[] {
  const [first, ...others] = parts;
  // Beside an employer the words belong to the post: `Staf Bank, PT Maju`.
  const split =
    first && others.every(({ text }) => titleLikeness(text) >= 0)
      ? splitPostAndEmployer(first.text)
      : undefined;
  if (!first || !split || (others.length > 0 && titleLikeness(split[1]) > -leastSplit)) return [...parts];
  return [...split.map((text, index) => ({ ...first, text, stretch: first.stretch + index / 2 })), ...others];
}

/** Positive for a post, negative for an employer, by its own words and those around it. */
function preference(part: HeadPart, all: readonly HeadPart[]): number {
  const next = all[all.indexOf(part) + 1];
  const isPlaced = next?.isPlace && next.line === part.line && !next.isLastCell;
  const said = part.saidAs === 'title' ? saidWeight : part.saidAs === 'company' ? -saidWeight : 0;
  return titleLikeness(part.text) + said - (isPlaced ? placedWeight : 0);
}

/** How much more the first of two names is a post than the second; of more names, than all behind it. */
function differenceOf(named: readonly HeadPart[], all: readonly HeadPart[]): number {
  const [first, ...others] = named;
  if (!first || others.length === 0) return 0;
  const behind = others.map((part) => preference(part, all));
  const own = preference(first, all);
  const [most, least] = [Math.max(...behind), Math.min(...behind)];
  // The post is the most like one, and the employer the least.
  const difference = own >= most ? own - least : own <= least ? own - most : 0;
  return Math.max(-largestDifference, Math.min(largestDifference, difference));
}

/** What the other heads of the list say of this one's order. */
function orderBeside(own: number, { sum, weight }: { sum: number; weight: number }): number {
  const others = weight - Math.abs(own);
  return others > 0 ? ((sum - own) / others) * Math.min(1, others / surest) * orderWeight : 0;
}

interface Pair {
  readonly title: HeadPart;
  readonly company: HeadPart;
}

function choose(
  named: readonly HeadPart[],
  all: readonly HeadPart[],
  order: { sum: number; weight: number } = { sum: 0, weight: 0 },
): Pair {
  const [first] = named;
  const beside = orderBeside(differenceOf(named, all), order);
  const worth = (part: HeadPart) => preference(part, all) + (part === first ? beside : 0);
  const candidates = named.filter(({ text }) => !department.test(text) || leadsTeam.test(text));
  const ranked = (candidates.length >= 2 ? candidates : named).toSorted(
    (one, other) => worth(other) - worth(one),
  );
  const [title, company] = [ranked[0], ranked.at(-1)];
  if (!first || !title || !company) throw new RangeError('A pair needs two parts');
  if (worth(title) > worth(company)) {
    if (company === first || worth(company) < 0) return { title, company };
    return { title, company: otherThan(title, named) };
  }
  return { title: first, company: otherThan(first, named) };
}

/**
 * Of several unknown parts, the employer is the one separate from the post: on another line, or by more than a comma, unless
 * that stands where a place does.
 */
function otherThan(title: HeadPart, named: readonly HeadPart[]): HeadPart {
  const others = named.filter((part) => part !== title);
  const mayBePlace = (part: HeadPart) => part.isLastCell && mayBeUnknownPlace(part);
  const next = others.find((part) => named.indexOf(part) > named.indexOf(title));
  const apart =
    others.find((part) => part.line !== title.line) ?? others.find((part) => part.stretch !== title.stretch);
  const isPlaceBehind = apart && next && next !== apart && mayBePlace(apart) && !department.test(next.text);
  const other = isPlaceBehind ? next : (apart ?? next ?? others[0]);
  if (!other) throw new RangeError('A title needs another part beside it');
  return other;
}

/** The part after the title belongs to it (`Director, Asia Pacific`); the part after the company is its place. */
function withRemainder(
  named: readonly HeadPart[],
  title: HeadPart,
  company: HeadPart,
  location: string | null,
): PositionHead {
  let titleText = title.text;
  let place = location;
  for (const [index, part] of named.entries()) {
    if (part === title || part === company) continue;
    const before = named[index - 1];
    if (part.isLastCell && !place && named.length > 2) place = part.text;
    else if (part.line === title.line && before === title && part.text.length <= longestTeam)
      titleText += `, ${part.text}`;
    else if (part.line === company.line && before === company && !place && mayBeUnknownPlace(part))
      place = part.text;
  }
  return { title: titleText, company: company.text, location: place };
}
