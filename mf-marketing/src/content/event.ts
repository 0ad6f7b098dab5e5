import type { Localized, LocalizedList } from './localized';

export type EventKind = 'WEBINAR' | 'WORKSHOPS' | 'GATHERING';

/** Indonesia's three zones: WIB, WITA, WIT. */
export type EventZone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';

export type EventSlug =
  | 'what-recruiters-read-first'
  | 'manufacturing-evening'
  | 'interview-answers'
  | 'one-page-cv'
  | 'talking-about-pay'
  | 'makassar-evening'
  | 'structured-interviews'
  | 'jayapura-evening';

/** One event of the calendar: teaser, list, event page, calendar file and structured data use the same record. */
export interface CommunityEvent {
  /** Last part of the path, the same in both languages. */
  readonly slug: EventSlug;
  /** ISO date of the last change of its content. */
  readonly updated: string;
  readonly kind: EventKind;
  readonly title: Localized;
  /** One or two sentences, for cards and descriptions. */
  readonly summary: Localized;
  readonly host: { readonly name: string; readonly role: Localized };
  /** ISO with the zone's offset. */
  readonly start: string;
  readonly end: string;
  readonly zone: EventZone;
  readonly venue: EventVenue;
  /** Absent without a limit. */
  readonly seats?: number;
}

export type EventVenue =
  | { readonly kind: 'online' }
  | { readonly kind: 'place'; readonly name: string; readonly street: string; readonly city: string };

/** Content of the event's own page. Separate from the record, so that lists do not load it. */
export interface EventDetails {
  /** Paragraphs. */
  readonly text: LocalizedList;
  /** Learning outcomes. */
  readonly takeaways: LocalizedList;
  readonly agenda: readonly AgendaItem[];
  /** Statements that the target audience would agree with. */
  readonly audience: LocalizedList;
  readonly hostBio: Localized;
}

export interface AgendaItem extends Localized {
  /** After the start. */
  readonly minute: number;
}
