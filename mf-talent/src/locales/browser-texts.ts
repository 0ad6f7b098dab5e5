import type { Dictionaries, LoadTexts } from '@sabi/shell-sdk/react';
import plansEn from './en/plans.json';
import talentEn from './en/talent.json';
import plansId from './id/plans.json';
import talentId from './id/talent.json';

/** What a browser has from the start. */
export const firstTexts: Dictionaries = {
  en: { talent: talentEn, plans: plansEn },
  id: { talent: talentId, plans: plansId },
};

/** The other namespaces of `dictionaries`, each when it is needed. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:editing|review|settings)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
