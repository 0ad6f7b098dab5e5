import type { EntitlementKind } from '../http/billing/entitlement-kinds';

/** How something that was bought becomes what it is for. */
export type Redemption =
  /** By its owner, in the product, at once. */
  | { readonly way: 'in_product' }
  /** The owner asks for it, and a person of the staff answers within so many working days. */
  | { readonly way: 'by_person'; readonly working_days: number }
  /** By nobody yet: it is not sold. */
  | { readonly way: 'not_yet' };

const inProduct: Redemption = { way: 'in_product' };
const notYet: Redemption = { way: 'not_yet' };
const byPerson = (workingDays: number): Redemption => ({ way: 'by_person', working_days: workingDays });

/** Of today: what opens is changed here, together with a catalogue that grants it. */
export const redemptions: Readonly<Record<EntitlementKind, Redemption>> = {
  cv_makeover: byPerson(3),
  consultation: byPerson(2),
  webinar: byPerson(2),
  job_application: notYet,
  personality_test: byPerson(2),
  career_assessment: byPerson(3),
  private_session: byPerson(2),
  cv_template_basic: inProduct,
  cv_template_premium: inProduct,
  whatsapp_assistant: notYet,
};
