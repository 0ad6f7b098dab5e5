import type { EventVenue } from '../../../content/event';

/** Location in one line. @param online label for an event without a place */
export function locationText(venue: EventVenue, online: string): string {
  return venue.kind === 'online' ? online : `${venue.name}, ${venue.street}, ${venue.city}`;
}
