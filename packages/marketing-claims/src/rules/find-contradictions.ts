import type { Language } from '@sabi/contracts/language';
import { claimLimits, comingLimits } from './limit-rules';
import { policyRules } from './policy-rules';
import type { LimitedText } from './text-rule';

/** A text with those shown together with it: its neighbours in a dictionary, or its part of a page. */
export interface ShownText {
  /** Location of the contradiction. */
  readonly place: string;
  readonly text: string;
  readonly beside: readonly string[];
}

/**
 * Finds texts that contradict the Terms, the privacy policy, the claims or the state of the product.
 * @returns a line for each: the place, the rule and the words; none when all is well
 */
export function findContradictions(texts: readonly ShownText[], language: Language): string[] {
  return texts.flatMap((shown) => [...findForbidden(shown, language), ...findUnlimited(shown, language)]);
}

function findForbidden({ place, text }: ShownText, language: Language): string[] {
  return policyRules.flatMap(({ name, forbidden, unless }) =>
    sentencesOf(text)
      .filter((sentence) => forbidden[language].test(sentence) && !unless?.[language].test(sentence))
      .map((sentence) => `${place}: ${name}: ${sentence}`),
  );
}

function findUnlimited(shown: ShownText, language: Language): string[] {
  const withNeighbours = [shown.text, ...shown.beside].join('\n');
  // A label is too short for the limit, so the texts beside it may state it; a sentence has to state it itself.
  const asRead = isSentence(shown.text) ? shown.text : withNeighbours;
  return [
    ...findBareLimits(claimLimits, shown, withNeighbours, language),
    ...findBareLimits(comingLimits, shown, asRead, language),
  ];
}

function findBareLimits(
  limits: readonly LimitedText[],
  { place, text }: ShownText,
  read: string,
  language: Language,
): string[] {
  return limits
    .filter((limit) => limit.when[language].test(text))
    .filter((limit) => !limit.beside.every((words) => words[language].test(read)))
    .map(({ name, why }) => `${place}: ${name}: ${why} ${text}`);
}

const isSentence = (text: string): boolean => /[.!?:]\s*$/.test(text);

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n/);

/** Every text of a dictionary or document, shown together with those in the same object or the one around it. */
export function textsOf(node: unknown, place: string, around: readonly string[] = []): ShownText[] {
  if (typeof node === 'string') return [{ place, text: node, beside: around }];
  const entries = Object.entries(Object(node) as object);
  const own = entries.flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
  return entries.flatMap(([key, value]) =>
    textsOf(value, `${place}.${key}`, typeof value === 'string' ? [...own, ...around] : own),
  );
}
