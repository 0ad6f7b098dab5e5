import type { EventVenue } from '../../../content/event';

/** In one line, as calendars have it. @param online what to call an event without a place */
export function locationText(venue: EventVenue, online: string): string {
  return venue.kind === 'online' ? online : `${venue.name}, ${venue.street}, ${venue.city}`;
}
