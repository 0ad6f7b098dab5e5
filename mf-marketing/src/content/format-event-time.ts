import type { Language } from '@sabi/contracts/language';
import { type CalendarDay, calendarDay, formatClock } from '@sabi/shell-sdk/dates';
import type { CommunityEvent, EventZone } from './event';

/** Indonesian abbreviations of the zones, in both languages. */
const zoneNames: Record<EventZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

type When = Pick<CommunityEvent, 'start' | 'end' | 'zone'>;

/** The event's local time in UTC fields, as times have the offset of the event's zone. */
const atEvent = (time: string) => new Date(`${time.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`);

/** `Thursday, 3 December 2026`, in the event's zone. */
export function formatEventDate({ start }: Pick<When, 'start'>, language: Language): string {
  const { day, month, year, weekday } = eventDateParts({ start }, language);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** The same date in parts. */
export function eventDateParts({ start }: Pick<When, 'start'>, language: Language): CalendarDay {
  return calendarDay(atEvent(start), language);
}

/** `19:00–20:30 WIB`; in Indonesian `19.00–20.30 WIB`. */
export function formatEventHours({ start, end, zone }: When, language: Language): string {
  return `${formatHours(atEvent(start), atEvent(end), language)} ${zoneNames[zone]}`;
}

/** `19:20`, in the event's zone. @param minute after the event's start */
export function formatEventMinute(
  { start }: Pick<When, 'start'>,
  minute: number,
  language: Language,
): string {
  return formatClock(new Date(atEvent(start).getTime() + minute * 60_000), language);
}

/** The reader's UTC offset at a time, in minutes; browser only, as the server does not know it. */
export const readersOffset = (time: Date): number => -time.getTimezoneOffset();

/** `13:00–14:30` in the reader's zone, with the weekday where it differs; null where the zones' times are equal. */
export function formatHoursElsewhere(
  { start, end }: When,
  language: Language,
  offsetAt = readersOffset,
): string | null {
  const [readerStart, readerEnd] = [new Date(start), new Date(end)].map(
    (time) => new Date(time.getTime() + offsetAt(time) * 60_000),
  ) as [Date, Date];
  if (readerStart.getTime() === atEvent(start).getTime()) return null;
  const { weekday } = calendarDay(readerStart, language);
  const sameDay = weekday === eventDateParts({ start }, language).weekday;
  return `${sameDay ? '' : `${weekday}, `}${formatHours(readerStart, readerEnd, language)}`;
}

const formatHours = (start: Date, end: Date, language: Language) =>
  `${formatClock(start, language)}–${formatClock(end, language)}`;
