import type { Localized } from './localized';

/** People and companies are invented; none exists. */
export interface Testimonial {
  readonly name: string;
  readonly position: Localized;
  readonly text: Localized;
}
