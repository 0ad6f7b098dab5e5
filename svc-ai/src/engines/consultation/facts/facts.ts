import { planFacts, type PlanFeature, serviceFacts, type ServiceFacts } from '@sabi/shared-texts/catalogue';
import type { Language } from '@sabi/contracts/language';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { claimTexts } from '@sabi/marketing-claims';
import { englishFacts } from './english';
import { indonesianFacts } from './indonesian';
import { type Facts, topics } from './topic';

/** The consultant's knowledge of Sabi, without prices, so that it cannot reveal them. */
export function factsIn(language: Language): Facts {
  const create = language === 'id' ? indonesianFacts : englishFacts;
  return create(claimTexts(language), planLines(language));
}

/** The facts in a prompt: a heading per topic, a line per fact. */
export function writeFacts(facts: Facts): string {
  const parts = topics.map((topic) => [`[${topic}]`, ...facts[topic].map((fact) => `- ${fact}`)].join('\n'));
  return `<facts>\n${parts.join('\n')}\n</facts>`;
}

const planWord: Record<Language, string> = { en: 'Plan', id: 'Paket' };
const serviceWord: Record<Language, string> = { en: 'Single services', id: 'Layanan satuan' };

const notYet: Record<Language, (names: string) => string> = {
  en: (names) => `Not available yet, and so neither sold nor part of a plan: ${names}.`,
  id: (names) => `Belum tersedia, jadi belum dijual dan belum termasuk dalam paket: ${names}.`,
};

const canBeUsed = ({ kind }: Pick<PlanFeature | ServiceFacts, 'kind'>): boolean =>
  kind === null || redemptions[kind].way !== 'not_yet';

/** Excludes features that are not available yet (ADR 0064). */
function planLines(language: Language): string[] {
  const plans = planFacts.map(({ name, features }) => {
    const held = features.filter(canBeUsed).map((feature) => feature[language]);
    return `${planWord[language]} ${name[language]}: ${held.join(', ')}.`;
  });
  const namesOf = (services: readonly ServiceFacts[]) =>
    services.map(({ name }) => name[language]).join(', ');
  const later = serviceFacts.filter((service) => !canBeUsed(service));
  const services = `${serviceWord[language]}: ${namesOf(serviceFacts.filter(canBeUsed))}.`;
  return [...plans, later.length > 0 ? `${services} ${notYet[language](namesOf(later))}` : services];
}
