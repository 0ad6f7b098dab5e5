import { containsAmount } from '../../../src/engines/consultation/amounts';
import type { Question } from '../question';
import type { SiteContent } from '../site-content';
import { leadsTo } from '../source-address';
import type { EngineAnswer } from './ask-engine';

/**
 * - `right`: says and cites what was expected, asks back, or gives what the account holds
 * - `unknown`: says that it does not know what the site does not say
 * - `uncited`: says what was expected, and cites other parts of the site
 * - `refused`: says that it does not know what it could
 * - `wrong`: everything else
 */
export type Outcome = 'right' | 'unknown' | 'uncited' | 'refused' | 'wrong';

export interface Judgement {
  readonly outcome: Outcome;
  /** A right source among the first three; null where the site has none. */
  readonly isSourceRight: boolean | null;
  readonly isInLanguage: boolean;
}

const mostSources = 3;
const saysUnknown = new RegExp(
  [
    String.raw`\bi (?:do not|don['’]t) know\b`,
    String.raw`\bcan(?:not|['’]t) help (?:you )?with (?:that|this)\b`,
    String.raw`\b(?:tidak|belum|kurang) (?:tahu|mengetahui)\b`,
    String.raw`\b(?:tidak|belum) (?:dapat|bisa) (?:membantu|menjawab)\b`,
    '不知道|不清楚|无法回答|帮不了',
  ].join('|'),
  'i',
);

export function judgeAnswer(question: Question, answer: EngineAnswer, content: SiteContent): Judgement {
  const { verdict, sources, page } = question;
  const cited = answer.sources.slice(0, mostSources);
  const isCited = sources.some((source) => cited.some((path) => leadsTo(path, source, page, content)));
  return {
    outcome: outcomeOf(question, answer.text, isCited),
    isSourceRight: verdict === 'answer' ? isCited : null,
    isInLanguage: isInLanguage(question, answer.text),
  };
}

function outcomeOf(question: Question, text: string, isCited: boolean): Outcome {
  const { verdict, asker } = question;
  const isUnknown = saysUnknown.test(text);
  if (text.trim() === '' || saysForbidden(question, text)) return 'wrong';
  if (asker === 'visitor' && containsAmount(text)) return 'wrong';
  if (verdict === 'unknown') return isUnknown || isCited ? 'unknown' : 'wrong';
  if (isUnknown) return 'refused';
  if (verdict === 'ask-back') return /[?？]/.test(text) ? 'right' : 'wrong';
  const isSaid = question.must.every((words) => words.some((word) => holds(text, word)));
  if (!isSaid) return 'wrong';
  if (isCited || verdict === 'own-data') return 'right';
  return question.must.length > 0 ? 'uncited' : 'wrong';
}

/** Also within a longer word or figure, such as "350" in "350,000". */
const saysForbidden = ({ never }: Question, text: string) =>
  never.some((word) => text.toLowerCase().includes(word.toLowerCase()));

/** As a whole word: "3" does not stand in "13" or "2.300". */
export function holds(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${escaped}(?![\p{L}\p{N}]|[.,]\d)`, 'iu').test(
    text.replaceAll(/(?<=\p{Script=Han})(?=\w)|(?<=\w)(?=\p{Script=Han})/gu, ' '),
  );
}

const commonWords = {
  en: /\b(?:the|and|of|to|is|are|you|your|our|we|with|that|this|for|in|not)\b/gi,
  id: /\b(?:yang|dan|di|ke|dari|anda|kami|untuk|dengan|ini|itu|tidak|adalah|pada|atau|bagi)\b/gi,
};

/** Whether an answer is in the language that was written; for two languages in one message, either of them. */
function isInLanguage({ language, turns }: Question, text: string): boolean {
  const found = languageOf(text);
  if (language !== 'mixed') return found === language;
  const isPartlyChinese = /\p{Script=Han}/u.test(turns.at(-1) ?? '');
  return found !== 'zh' || isPartlyChinese;
}

export function languageOf(text: string): 'en' | 'id' | 'zh' {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han >= 4) return 'zh';
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(commonWords.id) > count(commonWords.en) ? 'id' : 'en';
}
