import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import type { Allowance, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { VerificationState } from '@sabi/contracts/http/hiring/companies';
import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import type { CvVersion } from '@sabi/contracts/http/profile/cv-versions';

/** What of an account is asked; `price` is of the catalogue as this account sees it. */
export const ownMatters = ['plan', 'quota', 'payment', 'application', 'cv', 'company', 'price'] as const;
export type OwnMatter = (typeof ownMatters)[number];

export type OwnPayment = Pick<
  Payment,
  'item' | 'name' | 'status' | 'amount' | 'created_at' | 'paid_at' | 'receipt'
>;
export type OwnApplicationFacts = Pick<
  OwnApplication,
  'state' | 'stage_kind' | 'submitted_at' | 'opened_at' | 'answered_at' | 'ended_at'
> & { readonly job: Pick<OwnApplication['job'], 'title' | 'company_name'> };
export type OwnCv = Pick<CvVersion, 'file_name' | 'uploaded_at' | 'is_current'>;

export interface OwnCompany {
  readonly name: string;
  readonly verification: VerificationState;
  readonly jobs: readonly Pick<JobSummary, 'title' | 'state' | 'applications'>[];
}

/** What the services answered for the asker's own token. */
export type OwnFacts =
  | { readonly matter: 'plan'; readonly plan: PlanUsage }
  | { readonly matter: 'quota'; readonly plan: PlanUsage; readonly allowance: Allowance }
  | { readonly matter: 'payment'; readonly payments: readonly OwnPayment[] }
  | { readonly matter: 'application'; readonly applications: readonly OwnApplicationFacts[] }
  /** `score`: of the newest analysis; null without one. */
  | { readonly matter: 'cv'; readonly cvs: readonly OwnCv[]; readonly score: number | null }
  | { readonly matter: 'company'; readonly companies: readonly OwnCompany[] }
  | { readonly matter: 'price'; readonly catalogue: Catalogue };
