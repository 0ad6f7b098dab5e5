import type { Lifetime } from '@sabi/shared-texts/catalogue';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

export interface PlanGrants {
  /** null: no end. */
  readonly days: number | null;
  readonly counts: Readonly<Partial<Record<EntitlementKind, number>>>;
}

export interface ServiceGrants {
  readonly kind: EntitlementKind;
  readonly count: number;
  readonly lifetime: Lifetime;
  /** Whether another purchase extends it instead of adding to it. */
  readonly stacks: boolean;
}

/** Grants of a catalogue version, immutable like it. */
export interface GrantRules {
  readonly plans: Readonly<Record<PlanType, PlanGrants>>;
  readonly services: Readonly<Record<ServiceType, ServiceGrants>>;
}

const once = (kind: EntitlementKind, count = 1): ServiceGrants => ({
  kind,
  count,
  lifetime: { months: 12 },
  stacks: false,
});

/** Specification, section 9. */
const rules202601: GrantRules = {
  plans: {
    starter: { days: null, counts: { cv_template_basic: 1 } },
    basic: { days: 30, counts: { cv_makeover: 1, consultation: 1, webinar: 1, job_application: 25 } },
    pro: {
      days: 60,
      counts: { cv_makeover: 3, consultation: 2, webinar: 2, personality_test: 1, job_application: 50 },
    },
    elite: {
      days: 90,
      counts: {
        cv_makeover: 6,
        consultation: 5,
        webinar: 3,
        career_assessment: 1,
        private_session: 1,
        job_application: 100,
      },
    },
  },
  services: {
    'cv-linkedin': once('cv_makeover'),
    'job-application': once('job_application', 25),
    'career-consultation': once('consultation'),
    'whatsapp-assistant': { kind: 'whatsapp_assistant', count: 1, lifetime: { days: 30 }, stacks: true },
    'hr-webinar': once('webinar'),
    'cv-template': once('cv_template_premium'),
    'personality-test': once('personality_test'),
    'private-hr-session': once('private_session'),
  },
};

/** Plans grant no applications, which could not be used then (ADR 0064). */
const rules202611: GrantRules = {
  plans: {
    starter: rules202601.plans.starter,
    basic: { days: 30, counts: { cv_makeover: 1, consultation: 1, webinar: 1 } },
    pro: { days: 60, counts: { cv_makeover: 3, consultation: 2, webinar: 2, personality_test: 1 } },
    elite: {
      days: 90,
      counts: { cv_makeover: 6, consultation: 5, webinar: 3, career_assessment: 1, private_session: 1 },
    },
  },
  services: rules202601.services,
};

/** Applications can be used again, as many as by the first catalogue. */
const rules202612: GrantRules = { plans: rules202601.plans, services: rules202611.services };

/** Oldest first; versions named by year and month sort by time. */
const rulesSince: readonly { readonly version: string; readonly rules: GrantRules }[] = [
  { version: '2026-01', rules: rules202601 },
  { version: '2026-11', rules: rules202611 },
  { version: '2026-12', rules: rules202612 },
];

/** For accounts without orders, which name no catalogue. */
export const newestGrantRules: GrantRules = rules202612;

/**
 * A version without rules changes only prices.
 * @throws {Error} for a version older than the first
 */
export function grantRulesOf(catalogueVersion: string): GrantRules {
  const found = rulesSince.findLast(({ version }) => version <= catalogueVersion);
  if (!found) throw new Error(`There are no grant rules for catalogue ${catalogueVersion}`);
  return found.rules;
}

const dayMs = 86_400_000;

/** A day is 24 hours, a month a calendar month. */
export function addLifetime(from: Date, lifetime: Lifetime): Date {
  if ('days' in lifetime) return new Date(from.getTime() + lifetime.days * dayMs);
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + lifetime.months);
  return end;
}
