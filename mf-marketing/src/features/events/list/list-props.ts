import type { EventKind } from '../../../content/event';

/** Properties of a list of events. */
export interface ListProps {
  /** null for every kind. */
  readonly kind: EventKind | null;
  /** Milliseconds since 1970, one for the whole page. */
  readonly now: number;
}
