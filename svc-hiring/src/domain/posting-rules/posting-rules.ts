import type { Lint, Posting } from '@sabi/contracts/http/hiring/posting';

/** Facts about the sender; a missing one does not affect the score. */
export interface Sender {
  readonly company: string;
  readonly verified?: boolean;
  readonly email_domain?: 'free' | 'own';
  readonly nib_matches?: boolean;
}

/** Finds discrimination, fees and signs of fraud in a posting, each with its quote. */
export interface PostingRules {
  check(posting: Posting, sender: Sender): Lint;
}
