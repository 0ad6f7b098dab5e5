import { claimTexts } from '@sabi/claims';
import { planFacts, serviceFacts } from '@sabi/contracts/catalogue';
import type { Language } from '@sabi/contracts/language';
import { englishFacts } from './english';
import { indonesianFacts } from './indonesian';
import { type Facts, topics } from './topic';

/** Everything the consultant knows about Sabi. There is no price among it: what it does not know it cannot tell. */
export function factsIn(language: Language): Facts {
  const create = language === 'id' ? indonesianFacts : englishFacts;
  return create(claimTexts(language), planLines(language));
}

/** As a part of a prompt: a heading for each topic, a line for each fact. */
export function writeFacts(facts: Facts): string {
  const parts = topics.map((topic) => [`[${topic}]`, ...facts[topic].map((fact) => `- ${fact}`)].join('\n'));
  return `<facts>\n${parts.join('\n')}\n</facts>`;
}

const planWord: Record<Language, string> = { en: 'Plan', id: 'Paket' };
const serviceWord: Record<Language, string> = { en: 'Single services', id: 'Layanan satuan' };

function planLines(language: Language): string[] {
  const plans = planFacts.map(
    ({ name, features }) =>
      `${planWord[language]} ${name[language]}: ${features.map((feature) => feature[language]).join(', ')}.`,
  );
  const services = serviceFacts.map(({ name }) => name[language]).join(', ');
  return [...plans, `${serviceWord[language]}: ${services}.`];
}
