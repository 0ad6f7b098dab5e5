import { localizedPath } from '@sabi/contracts/language';
import type { PageHead } from '@sabi/shell-sdk';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { CommunityEvent, EventVenue } from '../../../content/event';
import { eventPath, paths } from '../../../paths';

/**
 * Structured data of the event (schema.org); only what the page shows. Without a performer, as the hosts are invented and no
 * field can say so.
 */
export function useEventData(event: CommunityEvent): PageHead['structuredData'] & object {
  const { language, siteUrl } = useShell();
  const { t } = useTranslation('events');
  const addressOf = (path: string) => `${siteUrl}${localizedPath(language, path)}`;
  const { slug, title, summary, start, end, venue, seats } = event;
  const url = addressOf(eventPath(slug));
  const name = title[language];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      '@id': `${url}#event`,
      name,
      description: summary[language],
      url,
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${venue.kind === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: toLocation(venue, url),
      organizer: { '@type': 'Organization', name: 'Sabi', url: siteUrl },
      inLanguage: language,
      ...(seats !== undefined && { maximumAttendeeCapacity: seats }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: t('head.title'), item: addressOf(paths.events) },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  ];
}

/** Online events are joined from their page. */
function toLocation(venue: EventVenue, url: string) {
  if (venue.kind === 'online') return { '@type': 'VirtualLocation', url };
  const { name, street, city } = venue;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: 'ID',
    },
  };
}
