import type { Language } from '@sabi/contracts/language';
import { parseText } from '@sabi/cv-rules/parse-text';
import type { AnalysisTexts } from './analysis-texts';
import { english } from './english';
import { indonesian } from './indonesian';
import { checks, observe } from './observe';

const texts: Record<Language, AnalysisTexts> = { en: english, id: indonesian };

/** What a recruiter would say of a CV, by rules: plain text in four parts. */
export function analyzeCv(text: string, language: Language): string {
  const say = texts[language];
  const seen = observe(text, parseText(text));
  const good = checks.filter((check) => seen.holds[check]).map((check) => say.good[check]);
  const better = checks.filter((check) => !seen.holds[check]).map((check) => say.better[check]);
  if (seen.plainDuty) better.push(say.rewriteDuty(seen.plainDuty));
  return [
    part(say.headings.impression, say.impression(seen)),
    part(say.headings.strengths, toList(good) || say.nothingGood),
    part(say.headings.improve, toList(better) || say.nothingToImprove),
    part(say.headings.next, toList(say.next)),
  ].join('\n\n');
}

const part = (heading: string, text: string) => `${heading}\n${text}`;

const toList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
