import type { Lint, Posting } from '@sabi/contracts/http/hiring/posting';

/** What is known of who posts. A fact that is absent neither adds nor removes points. */
export interface Sender {
  readonly company: string;
  readonly verified?: boolean;
  readonly email_domain?: 'free' | 'own';
  readonly nib_matches?: boolean;
}

/** Discrimination, fees and signs of fraud in a posting, each with its quote. */
export interface PostingRules {
  check(posting: Posting, sender: Sender): Lint;
}
