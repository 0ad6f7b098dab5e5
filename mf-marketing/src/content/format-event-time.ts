import type { Language } from '@sabi/contracts/language';
import type { CommunityEvent, EventZone } from './event';

const locales: Record<Language, string> = { en: 'en-GB', id: 'id-ID' };

/** As Indonesians call their zones, in both languages. */
const zoneNames: Record<EventZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

type When = Pick<CommunityEvent, 'start' | 'end' | 'zone'>;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formatIn = (language: Language, options: Intl.DateTimeFormatOptions, time: string | number) =>
  new Intl.DateTimeFormat(locales[language], options).format(new Date(time));

/**
 * `Thursday, 3 December 2026`, in the event's own zone. Put together here: engines do not agree on the comma, and the
 * server's page must read like the browser's.
 */
export function formatEventDate({ start, zone }: Pick<When, 'start' | 'zone'>, language: Language): string {
  const { day, month, year, weekday } = eventDateParts({ start, zone }, language);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** The same in parts. Month and weekday in full: engines do not agree on their short forms either. */
export function eventDateParts({ start, zone }: Pick<When, 'start' | 'zone'>, language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatIn(language, { ...options, timeZone: zone }, start);
  return {
    weekday: format({ weekday: 'long' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'long' }),
    year: format({ year: 'numeric' }),
  };
}

/** `19:00–20:30 WIB`; in Indonesian `19.00–20.30 WIB`. */
export function formatEventHours({ start, end, zone }: When, language: Language): string {
  const options = { ...clock, timeZone: zone };
  return `${formatIn(language, options, start)}–${formatIn(language, options, end)} ${zoneNames[zone]}`;
}

/** `19:20`, in the event's own zone. @param minute after the event's start */
export function formatEventMinute({ start, zone }: When, minute: number, language: Language): string {
  return formatIn(language, { ...clock, timeZone: zone }, Date.parse(start) + minute * 60_000);
}

/**
 * `13:00–14:30` for a reader in `readerZone`, after the weekday where that is another one too; null where clocks show what
 * they show at the event. For the browser alone: the server does not know where its reader is.
 */
export function formatHoursElsewhere(event: When, readerZone: string, language: Language): string | null {
  const { start, end, zone } = event;
  const show = (options: Intl.DateTimeFormatOptions, time: string, timeZone = readerZone) =>
    formatIn(language, { ...options, timeZone }, time);
  const hours = show(clock, start);
  const weekday = show({ weekday: 'long' }, start);
  const sameDay = weekday === show({ weekday: 'long' }, start, zone);
  if (sameDay && hours === show(clock, start, zone)) return null;
  return `${sameDay ? '' : `${weekday}, `}${hours}–${show(clock, end)}`;
}
