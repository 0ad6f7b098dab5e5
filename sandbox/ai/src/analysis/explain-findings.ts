import type { Language } from '@sabi/contracts/language';
import { z } from 'zod';
import { explanationTexts, type FixKind } from './explanation-texts';

const findingsSchema = z.array(z.object({ code: z.string(), lines: z.array(z.string()) }));
type Found = z.infer<typeof findingsSchema>[number];

export interface Explanation {
  readonly code: string;
  readonly quote: string;
  readonly text: string;
}

/** Uninformative words at the start of a duty. */
const opening =
  /^(?:[•*–-]\s*)?(?:(?:was |am )?responsible for|duties included?|helped(?: to)?|assisted (?:with|in)|worked on|involved in|participated in|handled|bertanggung jawab (?:atas|untuk)?|bertugas|membantu|tugas saya|terlibat dalam|ikut serta dalam|menangani)\s+/i;
const shownLetters = 70;
/** Endings of finding codes for missing content. */
const isAbsent = /_(?:MISSING|NOT_FOUND|FEW|SHORT)$/;
/** Findings about lines to remove. */
const isToGo = new Set([
  'NATIONAL_ID',
  'RELIGION',
  'MARITAL_STATUS',
  'BIRTH',
  'BODY',
  'GENDER',
  'ETHNICITY',
  'PHOTO',
  'FAMILY',
  'SALARY',
  'REFEREE_REACHABLE',
  'REFERENCES_ON_REQUEST',
  'DECLARATION',
]);

/** Explains findings by rules: one sentence each, which quotes the line. */
export function explainFindings(json: string, language: Language): Explanation[] {
  const findings = findingsSchema.safeParse(parseJson(json));
  return (findings.data ?? []).map((finding) => explain(finding, language));
}

function explain({ code, lines }: Found, language: Language): Explanation {
  const say = explanationTexts[language];
  const kind = kindOf(code);
  const [quote = ''] = lines;
  if (quote === '') return { code, quote, text: say.withoutLine[kind] };
  const shown = quote
    .replace(/^[•*–-]\s*/, '')
    .slice(0, shownLetters)
    .trim();
  if (code === 'OPENING_WEAK')
    return { code, quote, text: say.opening(quote.replace(opening, '').slice(0, shownLetters).trim()) };
  return { code, quote, text: (say.byCode[code] ?? say.withLine[kind])(shown) };
}

function kindOf(code: string): FixKind {
  if (isAbsent.test(code)) return 'add';
  return isToGo.has(code) ? 'remove' : 'change';
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
