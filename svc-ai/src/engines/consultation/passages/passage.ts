import type { Language } from '@sabi/contracts/language';

export type Localized = Readonly<Record<Language, string>>;

/** What a passage of an event says to a computer. */
export interface EventTimes {
  readonly kind: 'WEBINAR' | 'WORKSHOPS' | 'GATHERING';
  /** ISO times with their offset. */
  readonly start: string;
  readonly end: string;
  /** IANA time zone of the place. */
  readonly zone: string;
  readonly city: string | null;
}

/** A part of the public site, in both languages. */
export interface Passage {
  /** Names the part: `terms/guarantee`, `article/SLUG/PART`; the scheme is that of test/questions/README.md. */
  readonly id: string;
  /** Page and anchor, without language. */
  readonly path: Localized;
  readonly title: Localized;
  /** Lines, each of whole sentences. May name claims of `@sabi/marketing-claims`: `{{guaranteeDays}}`. */
  readonly text: Localized;
  readonly event?: EventTimes | undefined;
}
