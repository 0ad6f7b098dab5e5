import type { EventKind } from '../../../content/event';
import { paths } from '../../../paths';

export const eventKinds = ['WEBINAR', 'WORKSHOPS', 'GATHERING'] as const satisfies readonly EventKind[];

/** Reads `?kind=webinar`; null for every kind. */
export function readKind(search: string): EventKind | null {
  const asked = new URLSearchParams(search).get('kind');
  return eventKinds.find((kind) => kind.toLowerCase() === asked) ?? null;
}

export function kindPath(kind: EventKind | null): string {
  return kind ? `${paths.events}?kind=${kind.toLowerCase()}` : paths.events;
}
