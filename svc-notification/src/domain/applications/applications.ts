import type { Transaction } from '@sabi/service-kit/transaction';

/** The two sides of an application. */
export interface ApplicationSides {
  readonly application_id: string;
  readonly talent_id: string;
  readonly company_id: string;
}

/** Copy of what svc-hiring has published: whom an application concerns. */
export interface Applications {
  find(applicationId: string): Promise<ApplicationSides | null>;
  /** Idempotent. */
  add(sides: ApplicationSides, transaction: Transaction): Promise<void>;
}
