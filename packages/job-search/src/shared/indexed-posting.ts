import { foldWords } from '@sabi/job-match/words/fold-words';
import { listIndexTerms } from '@sabi/job-match/words/index-terms';
import type { Point, SearchablePosting } from '../posting';
import { riskyFrom, type TextField, trustFactor } from './rank-factors';

export type TrustMark = 'verified' | 'replies' | 'risk' | 'unanswered';

/** A posting in both engines: texts as terms separated by blanks, other fields by value. */
export interface IndexedPosting extends Readonly<Record<TextField, string>> {
  readonly id: string;
  readonly titleExact: string;
  /** Without concepts, for suggestions. */
  readonly titleWords: string;
  readonly companyId: string;
  /** Codes of the areas and their provinces: `35.78` is in `35`, too. */
  readonly areaCodes: readonly string[];
  readonly points: readonly Point[];
  readonly mode: string;
  readonly types: readonly string[];
  readonly level: string;
  readonly category: string;
  readonly hasPay: boolean;
  /** 0 without pay. */
  readonly payMin: number;
  readonly payMax: number;
  /** Milliseconds since 1970. */
  readonly postedAt: number;
  readonly marks: readonly TrustMark[];
  readonly trust: number;
}

/** Without the text, which hits do not need. */
export type FoundPosting = Omit<IndexedPosting, 'text'>;

const typeWords: Readonly<Record<string, string>> = {
  FULL_TIME: 'full time',
  PART_TIME: 'part time',
  TEMPORARY: 'temporary',
  CONTRACTOR: 'freelance',
  PER_DIEM: 'daily worker',
  INTERN: 'intern',
};

export function toIndexedPosting(posting: SearchablePosting): IndexedPosting {
  const { id, title, skills, companyName, companyId, text, areas, mode, types, level, category, pay } =
    posting;
  const terms = (...texts: readonly string[]) => texts.flatMap(listIndexTerms).join(' ');
  return {
    id,
    title: terms(title),
    skills: terms(...skills),
    company: terms(companyName),
    place: terms(...areas.flatMap(({ names }) => names)),
    facts: terms(mode, level, category, ...types.map((type) => typeWords[type] ?? type)),
    text: terms(text),
    titleExact: title,
    titleWords: foldWords(title).join(' '),
    companyId,
    areaCodes: [...new Set(areas.flatMap(({ code }) => listCodes(code)))],
    points: areas.flatMap(({ point }) => point ?? []),
    mode,
    types,
    level,
    category,
    hasPay: pay !== undefined,
    payMin: pay?.min ?? 0,
    payMax: pay?.max ?? 0,
    postedAt: posting.postedAt.getTime(),
    marks: listMarks(posting),
    trust: trustFactor(posting.trust),
  };
}

/** @example `35.78.01` → `35`, `35.78`, `35.78.01` */
function listCodes(code: string): string[] {
  const parts = code.split('.');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
}

function listMarks({ trust }: SearchablePosting): TrustMark[] {
  return [
    ...(trust.isCompanyVerified ? (['verified'] as const) : []),
    ...(trust.hasReplyBadge ? (['replies'] as const) : []),
    ...(trust.riskScore >= riskyFrom ? (['risk'] as const) : []),
    ...(trust.hasUnansweredRecord ? (['unanswered'] as const) : []),
  ];
}
