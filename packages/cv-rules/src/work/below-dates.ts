import type { Line } from '../line';
import { describesWork } from '../vocabulary/accomplishments';
import { isCityWithCountry, isCityWithState, isPlace, mayBeCity } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';
import type { Field } from './field-labels';
import { type PositionHead, readPositionHead } from './position-head';

/** A header line is a phrase, at most as long as a title and a company. */
export const longestHeaderLine = 90;
/** More than any position has; limits the work, as each line is compared with the whole header above. */
const mostHeaderLines = 8;
/** In the measure of `titleLikeness`: more than a word in the middle. */
const leastPost = 2;
const mostPostWords = 7;
const mostCityWords = 2;

/** Whether a line below the dates is still of the head of a position, whose lines so far are given. */
export function belongsToHeader(
  line: Line,
  header: readonly string[],
  labels: Partial<Record<Field, string>>,
  isBeneathDates: boolean,
): boolean {
  const { text, marker } = line;
  if (header.length >= mostHeaderLines || marker === 'bullet') return false;
  if (text.length > longestHeaderLine || /[a-z]\.$/.test(text)) return false;
  const head = readPositionHead(header);
  // Directly beneath the dates of a named post, a line of its own in capitals: `Little Haven`.
  const isSetAsCity =
    isBeneathDates && mayBeCity(text) && titleLikeness(text) === 0 && text.split(' ').length <= mostCityWords;
  const isPlaceLine =
    isPlace(text) || isCityWithState(text) || (isNamed(head) && (isCityWithCountry(text) || isSetAsCity));
  if (isPlaceLine) return head.location === null;
  if (head.title && describesWork(text)) return false;
  if (labels.title !== undefined || labels.company !== undefined)
    return !(labels.title ?? head.title) || !(labels.company ?? head.company);
  if (!head.title || !head.company) return true;
  const [beginning = ''] = text.split(/[,|]/);
  if (isEmployerBelow(text, header, head)) return true;
  // `Team Leader, Customer Service`: the line below has the employer.
  if (titleLikeness(head.company) >= 0 && titleLikeness(beginning) < 0) return true;
  // A supposed post may be an unlisted place, if the next line has a post.
  return titleLikeness(head.title) === 0 && titleLikeness(head.company) <= 0 && isPost(text);
}

const isNamed = ({ title, company }: PositionHead) => title !== null && company !== null;

/** A line that begins or ends as posts do, and not the first words of a description with such a word in it. */
function isPost(text: string): boolean {
  return titleLikeness(text) >= leastPost && text.split(' ').length <= mostPostWords && !text.includes(';');
}

/** `Lee Valley Water – Cork, Ireland` below `Project engineer, water networks`: the words behind the comma are of the post. */
function isEmployerBelow(
  text: string,
  header: readonly string[],
  { title, company, location }: PositionHead,
): boolean {
  const below = readPositionHead([text]);
  const isOfPost = /^\p{Ll}/u.test(company ?? '') || company === company?.toUpperCase();
  const isOneLine = isOfPost && header.some((line) => line.includes(`${title}, ${company}`));
  const isEmployer =
    below.location !== null &&
    below.title !== null &&
    below.company === null &&
    titleLikeness(below.title) <= 0;
  return (
    isOneLine &&
    location === null &&
    (isEmployer || (below.location !== null && below.company !== null && below.title === null))
  );
}
