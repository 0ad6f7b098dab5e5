import type { Language } from '@sabi/contracts/language';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import type { Dictionaries, LoadTexts } from '@sabi/shell-sdk/react';
import plansEn from './en/plans.json';
import talentEn from './en/talent.json';
import plansId from './id/plans.json';
import talentId from './id/talent.json';

/** What a browser has from the start. */
export const firstTexts: Dictionaries = {
  en: { talent: talentEn, plans: plansEn, purchase: purchaseEn },
  id: { talent: talentId, plans: plansId, purchase: purchaseId },
};

/** What the analyzer of the public pages says in the same words; one chunk with what is said here alone. */
const analysisTexts: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () =>
    (await import(/* webpackChunkName: "texts-en-cv-report-json" */ '@sabi/contracts/cv-analysis-texts/en'))
      .en,
  id: async () =>
    (await import(/* webpackChunkName: "texts-id-cv-report-json" */ '@sabi/contracts/cv-analysis-texts/id'))
      .id,
};

/** The other namespaces of `dictionaries`, each when it is needed. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:coming|cv-report|editing|payments|recruiter|review|service-requests|settings)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  if (namespace !== 'cv-report') return texts.default;
  return { ...texts.default, analysis: await analysisTexts[language]() };
};
