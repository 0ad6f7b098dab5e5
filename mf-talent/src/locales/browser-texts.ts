import type { Language } from '@sabi/contracts/language';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import type { Dictionaries, LoadTexts } from '@sabi/shell-sdk/react';
import plansEn from './en/plans.json';
import talentEn from './en/talent.json';
import plansId from './id/plans.json';
import talentId from './id/talent.json';

/** Texts of the first page load. */
export const firstTexts: Dictionaries = {
  en: { talent: talentEn, plans: plansEn, purchase: purchaseEn },
  id: { talent: talentId, plans: plansId, purchase: purchaseId },
};

/** Texts shared with the analyzer of the public pages, in one chunk with those of this remote. */
const analysisTexts: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () =>
    (await import(/* webpackChunkName: "texts-en-cv-report-json" */ '@sabi/shared-texts/cv-analysis/en')).en,
  id: async () =>
    (await import(/* webpackChunkName: "texts-id-cv-report-json" */ '@sabi/shared-texts/cv-analysis/id')).id,
};

/** The other namespaces of `dictionaries`, loaded on demand. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:coming|cv-import|cv-report|editing|inbox|job-search|payments|recommendations|recruiter|service-requests|settings)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  if (namespace !== 'cv-report') return texts.default;
  return { ...texts.default, analysis: await analysisTexts[language]() };
};
