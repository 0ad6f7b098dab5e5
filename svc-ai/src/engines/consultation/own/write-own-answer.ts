import type { AskedQuestion, ownPages } from '../intents/intent';
import type { OwnFacts } from './own-facts';
import { writeApplications } from './write-applications';
import { writeCompanies } from './write-company';
import { writeCv } from './write-cv';
import { writePayments } from './write-payments';
import { writePlan, writeQuota } from './write-plan';
import { writePrices } from './write-prices';

export interface OwnAnswer {
  readonly text: string;
  /** Pages of the account that show the same. */
  readonly pages: readonly (keyof typeof ownPages)[];
  /** Types of plans and services whose cards are cited. */
  readonly offers: readonly string[];
}

/** Answers from the asker's own data, in the language of the asker. */
export function writeOwnAnswer(facts: OwnFacts, asked: AskedQuestion): OwnAnswer {
  if (facts.matter === 'price') {
    const { text, offers } = writePrices(facts.catalogue, asked);
    return { text, pages: ['plans'], offers };
  }
  return { text: writeOwnText(facts, asked), pages: [facts.matter], offers: [] };
}

function writeOwnText(facts: Exclude<OwnFacts, { matter: 'price' }>, asked: AskedQuestion): string {
  const { message, language } = asked;
  switch (facts.matter) {
    case 'plan':
      return writePlan(facts.plan, language);
    case 'quota':
      return writeQuota(facts.plan, facts.allowance, asked);
    case 'payment':
      return writePayments(facts.payments, message, language);
    case 'application':
      return writeApplications(facts.applications, message, language);
    case 'cv':
      return writeCv(facts.cvs, facts.score, language);
    case 'company':
      return writeCompanies(facts.companies, language);
  }
}
