import type { EntitlementKind } from '../http/billing/entitlement-kinds';

export type Redemption =
  /** Used in the product at once. */
  | { readonly way: 'in_product' }
  /** Requested by the owner; the staff answers within `working_days`. */
  | { readonly way: 'by_person'; readonly working_days: number }
  | { readonly way: 'not_yet' };

const inProduct: Redemption = { way: 'in_product' };
const notYet: Redemption = { way: 'not_yet' };
const byPerson = (workingDays: number): Redemption => ({ way: 'by_person', working_days: workingDays });

/** Current way of each kind; change it together with a catalogue version that grants the kind. */
export const redemptions: Readonly<Record<EntitlementKind, Redemption>> = {
  cv_makeover: byPerson(3),
  consultation: byPerson(2),
  webinar: byPerson(2),
  job_application: inProduct,
  personality_test: byPerson(2),
  career_assessment: byPerson(3),
  private_session: byPerson(2),
  cv_template_basic: inProduct,
  cv_template_premium: inProduct,
  whatsapp_assistant: notYet,
};
