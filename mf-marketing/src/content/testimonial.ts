import type { Localized } from './localized';

/** Invented people and companies; none exists. */
export interface Testimonial {
  readonly name: string;
  readonly position: Localized;
  readonly text: Localized;
}
