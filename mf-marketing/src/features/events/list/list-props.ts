import type { EventKind } from '../../../content/event';

export interface ListProps {
  /** null for every kind. */
  readonly kind: EventKind | null;
  /** Milliseconds since 1970, the same for the whole page. */
  readonly now: number;
}
