import type { Language } from '@sabi/contracts/language';
import type { AskerLanguage } from '../answer/asker-language';
import type { EventTimes, Passage } from '../passages/passage';

export interface EventPassage extends Passage {
  readonly event: EventTimes;
}

/** Places whose local time is asked for, by IANA zone. */
const zones: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:makassar|bali|denpasar|lombok|manado|wita|balikpapan|samarinda)\b/i, 'Asia/Makassar', 'WITA'],
  [/\b(?:jayapura|papua|ambon|maluku|sorong|manokwari|wit)\b/i, 'Asia/Jayapura', 'WIT'],
  [/\b(?:jakarta|surabaya|bandung|medan|semarang|wib)\b/i, 'Asia/Jakarta', 'WIB'],
  [/北京|上海|中国|beijing|shanghai|china\b/i, 'Asia/Shanghai', 'UTC+8'],
  [/\b(?:singapore|singapura)\b|新加坡/i, 'Asia/Singapore', 'UTC+8'],
  [/\b(?:kuala lumpur|malaysia)\b|马来西亚/i, 'Asia/Kuala_Lumpur', 'UTC+8'],
  [/\b(?:tokyo|japan|jepang|seoul|korea)\b|东京|日本/i, 'Asia/Tokyo', 'UTC+9'],
  [/\b(?:sydney|melbourne)\b|悉尼/i, 'Australia/Sydney', 'Sydney'],
  [/\b(?:london|uk)\b|伦敦/i, 'Europe/London', 'London'],
  [/\b(?:india|mumbai|delhi)\b/i, 'Asia/Kolkata', 'UTC+5:30'],
];
const asksTime =
  /\b(?:what time|local time|when is (?:it|that)|jam (?:berapa|brp|brapa)|pukul berapa|jam)\b|几点/i;
const ofEvent =
  /\b(?:webinar|workshop|event|gathering|evening|acara|lokakarya|malam|seminar|meet ?up|kopdar)/i;
const ofEventChinese = /研讨会|活动|讲座|培训/;
const vagueWords = 4;
const asksNext =
  /\b(?:next|upcoming|soon|coming|near(?:est)?|terdekat|berikut(?:nya)?|selanjutnya|mendatang|dekat ini)\b|下(?:一|次|个)|最近/i;
const asksWhen = /\b(?:when|kapan|kpn|tanggal berapa|what date)\b|什么时候|哪天/i;

const months: readonly RegExp[] = [
  /^jan/,
  /^(?:feb|peb)/,
  /^mar/,
  /^apr/,
  /^(?:may|mei)/,
  /^jun/,
  /^jul/,
  /^(?:aug|agu)/,
  /^sep/,
  /^o[ck]t/,
  /^(?:nov|nop)/,
  /^de[cs]/,
];

/** Whether a message is about dates of events in general, or about their time elsewhere. */
const isOfEvents = (message: string): boolean => ofEvent.test(message) || ofEventChinese.test(message);

/**
 * The time of an event at another place: the place that is named last and is not the event's own. @returns undefined
 * when the message asks for none
 */
export function findLocalTime(
  message: string,
  events: readonly EventPassage[],
): { event: EventPassage; zone: string; label: string } | undefined {
  if (!asksTime.test(message) || !(isOfEvents(message) || dayIn(message))) return undefined;
  const event = findByDay(message, events);
  if (!event) return undefined;
  const places = zones
    .filter(([place]) => place.test(message))
    .filter(([, zone]) => zone !== event.event.zone);
  const [, zone, label] = places.at(-1) ?? [];
  return zone && label ? { event, zone, label } : undefined;
}

/** The next events of the kind that is asked for; none when the message asks for a certain one. */
export function findNextEvents(message: string, events: readonly EventPassage[], now: Date): EventPassage[] {
  const words = message.match(/[\p{L}\p{N}]+/gu) ?? [];
  const asks =
    asksNext.test(message) ||
    (asksWhen.test(message) && words.length <= 5 && !/\p{Script=Han}/u.test(message));
  if (!isOfEvents(message) || !asks) return [];
  const isKind = ({ event }: EventPassage) => {
    if (/webinar|研讨会/i.test(message)) return event.kind === 'WEBINAR';
    if (/workshop|lokakarya/i.test(message)) return event.kind === 'WORKSHOPS';
    return !/gathering|meet ?up|kopdar/i.test(message) || event.kind === 'GATHERING';
  };
  return upcoming(events, now).filter(isKind).slice(0, 2);
}

/** "When is the event?": any of them may be meant. */
export const isVagueAboutEvents = (message: string): boolean =>
  !asksNext.test(message) && (message.match(/[\p{L}\p{N}]+/gu) ?? []).length <= vagueWords;

export const upcoming = (events: readonly EventPassage[], now: Date): EventPassage[] =>
  events
    .filter(({ event }) => Date.parse(event.end) > now.getTime())
    .toSorted((left, right) => Date.parse(left.event.start) - Date.parse(right.event.start));

function dayIn(message: string): { day: number; month: number } | undefined {
  const chinese = /(\d{1,2})月(\d{1,2})[日号]/.exec(message);
  if (chinese) return { month: Number(chinese[1]), day: Number(chinese[2]) };
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,})/gi;
  const monthFirst = /\b([a-z]{3,})\s+(\d{1,2})\b/gi;
  const dates = [
    ...[...message.matchAll(dayFirst)].map(([, day = '', month = '']) => ({ day, month })),
    ...[...message.matchAll(monthFirst)].map(([, month = '', day = '']) => ({ day, month })),
  ].map(({ day, month }) => ({
    day: Number(day),
    month: months.findIndex((pattern) => pattern.test(month.toLowerCase())) + 1,
  }));
  return dates.find(({ month }) => month > 0);
}

function findByDay(message: string, events: readonly EventPassage[]): EventPassage | undefined {
  const date = dayIn(message);
  if (!date) return undefined;
  const wanted = `-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}T`;
  return events.find(({ event }) => event.start.includes(wanted));
}

const saysTime: Readonly<Record<AskerLanguage, (title: string, own: string, there: string) => string>> = {
  en: (title, own, there) => `“${title}” begins at ${own}; that is ${there}.`,
  id: (title, own, there) => `“${title}” mulai pukul ${own}, yaitu pukul ${there}.`,
  zh: (title, own, there) => `“${title}”的开始时间是${own}，即${there}。`,
};
const ownLabels: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export function writeLocalTime(
  { event, zone, label }: { event: EventPassage; zone: string; label: string },
  language: AskerLanguage,
): string {
  const locale = language === 'id' ? 'id-ID' : 'en-GB';
  const start = new Date(event.event.start);
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(start);
  const title = event.title[toSiteLanguage(language)];
  const own = `${timeIn(event.event.zone)} ${ownLabels[event.event.zone] ?? ''}`.trim();
  return saysTime[language](title, own, `${timeIn(zone)} ${label}`);
}

/** The site has no Chinese: what is quoted to those who ask in it is English. */
export const toSiteLanguage = (language: AskerLanguage): Language => (language === 'id' ? 'id' : 'en');
