import type { ViewedThing } from '@sabi/contracts/hiring/application-terms';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { PagePosition } from '@sabi/service-kit/page-position';

/** That a member of a company looked at what a talent sent. The talent sees company and role, not who it was. */
export interface StoredView {
  readonly id: string;
  readonly talent_id: string;
  readonly company_id: string;
  readonly application_id: string;
  readonly job_title: string;
  readonly member_id: string;
  readonly role: CompanyRole;
  readonly what: ViewedThing;
  readonly basis: 'application';
  readonly at: Date;
}

export interface ViewReceipts {
  /** Nothing where there is one with the id. */
  add(view: StoredView): Promise<void>;
  /** Newest first. */
  list(talentId: string, page: { after: PagePosition | null; limit: number }): Promise<StoredView[]>;
  removeAllOf(talentId: string): Promise<void>;
}
