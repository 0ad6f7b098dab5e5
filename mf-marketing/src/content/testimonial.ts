import type { Localized } from './localized';

/** What somebody says of us. People and companies are invented; none exists. */
export interface Testimonial {
  readonly name: string;
  readonly position: Localized;
  readonly text: Localized;
}
