import type { Company as CompanyView } from '@sabi/contracts/http/hiring/companies';
import type { ReplyRecord } from '../reply-records/compute-reply-record';

/** The stored form, with dates instead of texts. */
export interface StoredCompany {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly legal_name: string;
  readonly nib: string | null;
  readonly domains: string[];
  readonly about: string;
  readonly zone: CompanyView['zone'];
  readonly verification: StoredVerification;
  /** Demonstration data: marked on pages, and excluded from feeds, sitemaps and figures. */
  readonly is_demo: boolean;
  /** Computed each night; null for fewer than ten applications. */
  readonly reply_record?: ReplyRecord | null;
  readonly version: number;
  /** When the last owner's account was erased. */
  readonly ownerless_since: Date | null;
  /** When its jobs were closed for lack of an owner. */
  readonly closed_at: Date | null;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface StoredVerification {
  readonly state: CompanyView['verification']['state'];
  readonly reason: string | null;
  readonly evidence: NonNullable<CompanyView['verification']['evidence']>;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly valid_until: Date | null;
  /** Sort key of the staff's queue. */
  readonly changed_at: Date;
}
