import { NotFound } from '@sabi/shell-sdk/react';
import { useParams } from 'react-router-dom';
import { findEvent } from '../../../content/events';
import { EventPage } from './event-page';

/** The event at an address. */
export function EventRoute() {
  const { slug = '' } = useParams();
  const event = findEvent(slug);
  return event ? <EventPage key={slug} event={event} /> : <NotFound />;
}
