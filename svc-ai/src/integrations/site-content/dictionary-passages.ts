import {
  applicationDays,
  freeApplicationsAMonth,
  withdrawalMinutes,
} from '@sabi/contracts/hiring/application-terms';
import { badgeLimits, fewestJudged, judgedDays } from '@sabi/contracts/hiring/reply-terms';
import { cvTextMinCharacters } from '@sabi/contracts/ai/cv-text';
import { undoDays } from '@sabi/contracts/identity/account-terms';
import { claims } from '@sabi/marketing-claims';
import { type Language, languages } from '@sabi/contracts/language';
import { planFacts } from '@sabi/shared-texts/catalogue';
import type { Passage } from '../../engines/consultation/passages/passage';
import { dictionaryPages } from './dictionary-parts';
import { inBoth, readJson, textAt } from './read-files';

/** Variables of one text, by the beginning of its key; a text without a value for one of them loses that sentence. */
const variables: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'mf-marketing/talent-solution/cv': { min: cvTextMinCharacters },
  'mf-marketing/talent-solution/plans.elite': { days: planFacts.at(-1)?.duration_days ?? '' },
  'mf-jobs/jobs/replies.formula.counted': judgedDays,
  'mf-jobs/jobs/replies.formula.days': { days: applicationDays.unanswered },
  'mf-jobs/jobs/replies.formula.badge': {
    percent: badgeLimits.fast.rate * 100,
    within: judgedDays.newest,
    days: badgeLimits.fast.medianDays,
  },
  'mf-jobs/jobs/replies.formula.fewest': { applications: fewestJudged },
  'mf-jobs/apply/quota.free': { total: freeApplicationsAMonth },
  'mf-jobs/apply/quota.back': { days: applicationDays.unopened },
  'mf-jobs/apply/exists': { days: applicationDays.unanswered },
  'mf-talent/settings/deletion': { days: undoDays },
  'mf-talent/job-search/withdraw': { minutes: withdrawalMinutes },
  'mf-talent/job-search/returned': { days: applicationDays.unopened },
};

/** What stands for a name or an address that only a page knows. */
const anyOne: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { company: 'the company', email: 'your address', amount: 'The amount', badge: 'Replies fast' },
  id: { company: 'perusahaan', email: 'alamat Anda', amount: 'Jumlahnya', badge: 'Cepat membalas' },
};

export function dictionaryPassages(root: string): Passage[] {
  return Object.entries(dictionaryPages).flatMap(([place, pages]) => {
    const [remote = '', namespace = ''] = place.split('/');
    const dictionaries = Object.fromEntries(
      languages.map((language) => [
        language,
        readJson(root, remote, 'src/locales', language, `${namespace}.json`),
      ]),
    );
    const textOf = (key: string, language: Language) =>
      fillIn(textAt(dictionaries[language], key), `${place}/${key}`, language);
    return pages.flatMap(({ path, parts }) =>
      parts.map((part): Passage => {
        const [title = '', ...keys] = part.split(' ');
        return {
          id: `dictionary/${place}/${keys[0]}`,
          path: { en: path, id: path },
          title: inBoth((language) => textOf(title, language)),
          text: inBoth((language) => toLines(keys.map((key) => textOf(key, language))).join('\n')),
        };
      }),
    );
  });
}

/** Sentences as they are; labels that follow each other as one list. */
function toLines(texts: readonly string[]): string[] {
  const lines: string[] = [];
  let labels: string[] = [];
  const endList = () => {
    if (labels.length > 0) lines.push(asSentence(labels.join(', ')));
    labels = [];
  };
  for (const text of texts.filter((each) => each !== '')) {
    if (/[.!?:]$/.test(text)) {
      endList();
      lines.push(text);
    } else labels.push(text);
  }
  endList();
  return lines;
}

/** Labels have no full stop. */
const asSentence = (text: string) => (/[.!?:]$/.test(text) || text === '' ? text : `${text}.`);

function fillIn(text: string, key: string, language: Language): string {
  const named = Object.entries(variables).find(([beginning]) => key.startsWith(beginning))?.[1] ?? {};
  const filled = text.replace(/<\/?\w+>/g, '').replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (name in claims) return whole;
    return String(named[name] ?? anyOne[language][name] ?? whole);
  });
  const isComplete = (sentence: string) =>
    [...sentence.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => name in claims);
  return filled
    .split(/(?<=[.!?]) /)
    .filter(isComplete)
    .join(' ');
}
