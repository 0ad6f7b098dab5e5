/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import { events, findEvent } from '../../../content/events';
import { escapeText, foldLine } from './content-line';
import { serveCalendarFile } from './serve-calendar-file';

const siteUrl = 'https://site.example';
const languages = ['en', 'id'] as const;
const cases = events.flatMap((event) => languages.map((language) => ({ ...event, language })));

function serve(slug: string, language: 'en' | 'id') {
  return serveCalendarFile({ url: `/events/${slug}.ics`, language, siteUrl, contacts: fakeContacts })!;
}

/** A strict reader of RFC 5545: names, parameters and unescaped values in their order. */
function parse(body: string) {
  expect(body.endsWith('\r\n')).toBe(true);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const row of body.split('\r\n')) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
  const lines = body.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line)!;
    const text = value.replace(/\\([\\;,n])/g, (_match, character: string) =>
      character === 'n' ? '\n' : character,
    );
    return { name, parameters, value: text };
  });
}

test.each(cases)('$slug in $language is a calendar of one event', ({ slug, language, ...event }) => {
  const { contentType, body } = serve(slug, language);
  expect(contentType).toBe('text/calendar; charset=utf-8');
  const lines = parse(body);
  const valueOf = (name: string) => {
    const found = lines.filter((line) => line.name === name);
    expect(found).toHaveLength(1);
    return found[0]?.value;
  };
  expect(lines.filter(({ name }) => name === 'BEGIN').map(({ value }) => value)).toEqual([
    'VCALENDAR',
    'VEVENT',
  ]);
  expect(lines.slice(-2)).toMatchObject([
    { name: 'END', value: 'VEVENT' },
    { name: 'END', value: 'VCALENDAR' },
  ]);
  expect(valueOf('VERSION')).toBe('2.0');
  expect(valueOf('UID')).toBe(`${slug}@site.example`);
  expect(valueOf('SUMMARY')).toBe(event.title[language]);
  const address = `${siteUrl}${language === 'id' ? '/id' : ''}/events/${slug}`;
  expect(valueOf('URL')).toBe(address);
  expect(valueOf('DESCRIPTION')).toBe(`${event.summary[language]}\n\n${address}`);
  expect(timeOf(valueOf('DTSTART'))).toBe(Date.parse(event.start));
  expect(timeOf(valueOf('DTEND'))).toBe(Date.parse(event.end));
  expect(timeOf(valueOf('DTSTAMP'))).toBe(Date.parse(event.updated));
});

function timeOf(value = ''): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value)!;
  const [year, month, day, hour, minute, second] = parts.map(Number) as [number, ...number[]];
  return Date.UTC(year, (month ?? 0) - 1, day, hour, minute, second);
}

test('where it takes place is said in the language of the file', () => {
  const locationIn = (slug: string, language: 'en' | 'id') =>
    parse(serve(slug, language).body).find(({ name }) => name === 'LOCATION')?.value;
  expect(locationIn('interview-answers', 'en')).toBe('Online');
  expect(locationIn('interview-answers', 'id')).toBe('Daring');
  expect(locationIn('makassar-evening', 'en')).toBe('Ruang Losari, Jalan Penghibur 21, Makassar');
});

test('a line is folded by octets and never inside a character', () => {
  const line = `SUMMARY:${'é'.repeat(40)}🎓${'x'.repeat(80)}`;
  const rows = foldLine(line).split('\r\n');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
  expect(rows.join('')).not.toContain('�');
  expect(rows.map((row, index) => (index > 0 ? row.slice(1) : row)).join('')).toBe(line);
});

test('characters reserved in iCalendar are escaped', () => {
  expect(escapeText('a, b; c\\d\ne')).toBe('a\\, b\\; c\\\\d\\ne');
});

test.each(['/events.ics', '/events/no-such-event.ics', '/events/x/one-page-cv.ics', '/one-page-cv.ics'])(
  '%s is no calendar file',
  (url) => {
    expect(findEvent('one-page-cv')).toBeDefined();
    expect(serveCalendarFile({ url, language: 'en', siteUrl, contacts: fakeContacts })).toBeNull();
  },
);
