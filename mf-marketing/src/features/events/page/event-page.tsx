import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import type { CommunityEvent } from '../../../content/event';
import { isOver } from '../../../content/events';
import { useNow } from '../../../content/use-now';
import { EventBody } from './event-body';
import { EventFacts } from './event-facts';
import { EventHeader } from './event-header';
import styles from './event-page.module.css';
import { MoreEvents } from './more-events';
import { useEventData } from './structured-data';

export function EventPage({ event }: { event: CommunityEvent }) {
  const language = useLanguage();
  const { now, mark } = useNow();
  usePageHead({
    title: event.title[language],
    description: event.summary[language],
    structuredData: useEventData(event),
  });
  return (
    <div {...mark}>
      <article className={styles['event']}>
        <EventHeader event={event} />
        <EventFacts event={event} over={isOver(event, now)} />
        <EventBody event={event} />
      </article>
      <MoreEvents event={event} now={now} />
    </div>
  );
}
