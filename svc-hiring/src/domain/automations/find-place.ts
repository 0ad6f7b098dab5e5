import type { AutomationTrigger } from '@sabi/contracts/http/hiring/automations';
import type { StoredEvent } from '../applications/application';

type PlaceEvent = Pick<StoredEvent, 'no' | 'type' | 'at' | 'stage_id' | 'automation'>;

/** The event by which an application came to its stage. */
export interface ApplicationPlace {
  readonly eventNo: number;
  readonly since: Date;
  readonly trigger: AutomationTrigger;
  /** Moves by rules in a row that have led there. */
  readonly depth: number;
}

/** @param events oldest first @returns null for one that was not submitted */
export function findPlace(events: readonly PlaceEvent[]): ApplicationPlace | null {
  const places = events.filter(({ type }) => type === 'submitted' || type === 'moved');
  const last = places.at(-1);
  if (!last) return null;
  const byPerson = places.findLastIndex(({ automation }) => !automation);
  return {
    eventNo: last.no,
    since: last.at,
    trigger: last.stage_id === null ? { event: 'submitted' } : { event: 'moved', stage_id: last.stage_id },
    depth: places.length - 1 - byPerson,
  };
}
