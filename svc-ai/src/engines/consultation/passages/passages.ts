import { type Language, languages } from '@sabi/contracts/language';
import { claimTexts, type ClaimName } from '@sabi/marketing-claims';
import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import { factsIn } from '../facts/facts';
import type { Localized, Passage } from './passage';
import sitePassages from './site-passages.json';

/** Everything public, in both languages: texts of the site, figures about Sabi, plans and single services without prices. */
export function readPassages(): Passage[] {
  const written: readonly Passage[] = sitePassages as Passage[];
  return [...written.map(fillInClaims), ...claimPassages(), ...offerPassages()];
}

const inBoth = (write: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>;

function fillInClaims(passage: Passage): Passage {
  const fill = (texts: Localized) =>
    inBoth((language) => {
      const values = claimTexts(language);
      return texts[language].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: ClaimName) => values[name] ?? whole);
    });
  return { ...passage, title: fill(passage.title), text: fill(passage.text) };
}

/** Figures in the order of the facts about Sabi, after the first sentence. */
const claimsInFacts: readonly { readonly name: ClaimName; readonly path: string }[] = [
  { name: 'partnerCompanies', path: '/' },
  { name: 'talentProcessed', path: '/#figures' },
  { name: 'placements', path: '/#figures' },
  { name: 'talentExcellence', path: '/#figures' },
  { name: 'fasterHiring', path: '/company-solution' },
  { name: 'costSavings', path: '/company-solution' },
  { name: 'matchRate', path: '/company-solution' },
  { name: 'industries', path: '/' },
];

const figuresTitle = { en: 'Sabi in figures', id: 'Sabi dalam angka' };

function claimPassages(): Passage[] {
  return claimsInFacts.map(({ name, path }, place) => ({
    id: `claim/${name}`,
    path: { en: path, id: path },
    title: figuresTitle,
    text: inBoth((language) => factsIn(language).sabi[place + 1] ?? ''),
  }));
}

const planWord = { en: 'Plan', id: 'Paket' };
const lasting = {
  en: (days: number) => `It lasts ${days} days.`,
  id: (days: number) => `Berlaku ${days} hari.`,
};
const endless = { en: 'It is free and does not end.', id: 'Gratis dan tidak berakhir.' };

/** What plans and single services hold; prices are those of svc-billing. */
function offerPassages(): Passage[] {
  const plans = planFacts.map(({ plan_type, name, features, duration_days }): Passage => {
    const path = `/talent-solution#offer-${plan_type}`;
    const title = inBoth((language) => `${planWord[language]} ${name[language]}`);
    return {
      id: `plan/${plan_type}`,
      path: { en: path, id: path },
      title,
      text: inBoth((language) => {
        const held = features.map((feature) => feature[language]).join(', ');
        const days = duration_days === null ? endless[language] : lasting[language](duration_days);
        return `${title[language]}: ${held}. ${days}`;
      }),
    };
  });
  const services = serviceFacts.map(({ service_type, name, unit }): Passage => {
    const path = `/talent-solution#offer-${service_type}`;
    const single = { en: 'Single service', id: 'Layanan satuan' };
    return {
      id: `service/${service_type}`,
      path: { en: path, id: path },
      title: name,
      text: inBoth((language) => `${single[language]}: ${name[language]}, ${unit[language]}.`),
    };
  });
  return [...plans, ...services];
}
