import { fakeSiteUrl, renderInShell } from '@sabi/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { events } from '../../../content/events';
import { definition } from '../../../definition';
import eventsId from '../../../locales/id/events.json';

const languages = ['en', 'id'] as const;
const cases = events.flatMap((event) => languages.map((language) => ({ ...event, language })));

interface EventData {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly eventStatus: string;
  readonly eventAttendanceMode: string;
  readonly location: {
    readonly '@type': string;
    readonly url?: string;
    readonly name?: string;
    readonly address?: { readonly streetAddress: string; readonly addressLocality: string };
  };
  readonly maximumAttendeeCapacity?: number;
}

function read({ slug, language }: Pick<(typeof cases)[number], 'slug' | 'language'>) {
  const { heads } = renderInShell(definition, { path: `/events/${slug}`, language });
  const [event, breadcrumbs] = heads.at(-1)?.structuredData ?? [];
  const prefix = language === 'id' ? '/id' : '';
  return { event: event as unknown as EventData, breadcrumbs, root: `${fakeSiteUrl}${prefix}/events` };
}

test.each(cases)('$slug in $language: its structured data is on the page too', (record) => {
  const { event, root } = read(record);
  const page = document.body.textContent;
  const { address } = event.location;
  const said = [
    event.name,
    event.description,
    ...(event.location.name ? [event.location.name] : []),
    ...(address ? [address.streetAddress, address.addressLocality] : []),
    ...(event.maximumAttendeeCapacity ? [String(event.maximumAttendeeCapacity)] : []),
  ];
  for (const fact of said) expect(page).toContain(fact);
  expect(event.url).toBe(`${root}/${record.slug}`);
  expect(document.querySelector('aside time')?.getAttribute('datetime')).toBe(event.startDate);
});

test.each(cases)('$slug in $language has what an event needs, times with their offset', (record) => {
  const { event } = read(record);
  expect(event).toMatchObject({ '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled' });
  for (const time of [event.startDate, event.endDate]) expect(time).toMatch(/T\d\d:\d\d:\d\d\+0[789]:00$/);
  const online = record.venue.kind === 'online';
  expect(event.eventAttendanceMode).toBe(
    `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
  );
  expect(event.location['@type']).toBe(online ? 'VirtualLocation' : 'Place');
});

test('the breadcrumbs are those the page shows', () => {
  const { breadcrumbs, root } = read({ slug: 'one-page-cv', language: 'id' });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Acara', item: root },
      { position: 2, name: 'CV satu halaman, selesai sebelum makan siang', item: `${root}/one-page-cv` },
    ],
  });
  const shown = screen.getByRole('navigation', { name: eventsId.page.breadcrumb });
  expect(shown.textContent).toBe('AcaraCV satu halaman, selesai sebelum makan siang');
});
