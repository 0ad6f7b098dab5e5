import { eventDetails } from './event-details';
import { events, pastEvents, upcomingEvents } from './events';
import { formatEventDate, formatEventHours, formatHoursElsewhere } from './format-event-time';

const offsets = { 'Asia/Jakarta': '+07:00', 'Asia/Makassar': '+08:00', 'Asia/Jayapura': '+09:00' };

test('every event has an address of its own, and the calendar is in order', () => {
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
  const starts = events.map(({ start }) => Date.parse(start));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test.each(events)('$slug begins before it ends, in the hours of its zone', ({ slug, start, end, zone }) => {
  expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(Date.parse(start)).toBeLessThan(Date.parse(end));
  expect(start.endsWith(offsets[zone]) && end.endsWith(offsets[zone])).toBe(true);
});

test.each(events)('$slug says as much in both languages', ({ slug, title, summary }) => {
  const { text, takeaways, audience, agenda, hostBio } = eventDetails[slug];
  for (const { en, id } of [title, summary, hostBio, ...agenda]) expect(en && id && en !== id).toBe(true);
  for (const { en, id } of [text, takeaways, audience]) {
    expect(en.length).toBeGreaterThan(1);
    expect(en).toHaveLength(id.length);
  }
});

test.each(events)('the agenda of $slug begins with it and stays within it', ({ slug, start, end }) => {
  const minutes = eventDetails[slug].agenda.map(({ minute }) => minute);
  expect(minutes[0]).toBe(0);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  expect(Date.parse(start) + minutes.at(-1)! * 60_000).toBeLessThan(Date.parse(end));
});

test('an event is upcoming until it is over, the next one first', () => {
  const end = Date.parse('2026-11-12T21:00:00+07:00');
  expect(upcomingEvents(end - 1).map(({ slug }) => slug)[0]).toBe('manufacturing-evening');
  expect(upcomingEvents(end).map(({ slug }) => slug)[0]).toBe('interview-answers');
  expect(pastEvents(end).map(({ slug }) => slug)).toEqual([
    'manufacturing-evening',
    'what-recruiters-read-first',
  ]);
});

test('the time is shown in the zone of the event, whoever reads it', () => {
  const event = events.find(({ zone }) => zone === 'Asia/Makassar')!;
  expect(formatEventDate(event, 'en')).toBe('Thursday, 21 January 2027');
  expect(formatEventDate(event, 'id')).toBe('Kamis, 21 Januari 2027');
  expect(formatEventHours(event, 'en')).toBe('18:30–21:00 WITA');
  expect(formatEventHours(event, 'id')).toBe('18.30–21.00 WITA');
});

const hour = 60;

test.each([
  ['Jakarta', 7, 'en', '17:30–20:00'],
  ['Jakarta', 7, 'id', '17.30–20.00'],
  ['Los Angeles', -8, 'en', '02:30–05:00'],
  ['Kiritimati', 14, 'en', 'Friday, 00:30–03:00'],
  ['Makassar', 8, 'en', null],
  ['Singapore', 8, 'en', null],
] as const)('a reader in %s sees, %i hours ahead, in %s: %s', (_place, ahead, language, hours) => {
  const event = events.find(({ slug }) => slug === 'makassar-evening')!;
  expect(formatHoursElsewhere(event, language, () => ahead * hour)).toBe(hours);
});

test('a reader on whose clocks summer time ends during the event sees both as they show them', () => {
  const times = {
    start: '2026-11-01T13:00:00+07:00',
    end: '2026-11-01T15:00:00+07:00',
    zone: 'Asia/Jakarta',
  } as const;
  const changes = Date.parse('2026-11-01T14:00:00+07:00');
  const offsetAt = (time: Date) => (time.getTime() < changes ? -5 : -6) * hour;
  expect(formatHoursElsewhere(times, 'en', offsetAt)).toBe('01:00–02:00');
});
