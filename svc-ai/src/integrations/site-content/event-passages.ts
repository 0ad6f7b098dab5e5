import type { Language } from '@sabi/contracts/language';
import { z } from 'zod';
import type { Passage } from '../../engines/consultation/passages/passage';
import { inBoth, namesIn, type SiteFiles } from './read-files';

const localizedSchema = z.object({ en: z.string(), id: z.string() });
const linesSchema = z.object({ en: z.array(z.string()), id: z.array(z.string()) });
const eventSchema = z.object({
  slug: z.string(),
  kind: z.enum(['WEBINAR', 'WORKSHOPS', 'GATHERING']),
  title: localizedSchema,
  summary: localizedSchema,
  host: z.object({ role: localizedSchema }),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
  zone: z.string(),
  venue: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('online') }),
    z.object({ kind: z.literal('place'), name: z.string(), street: z.string(), city: z.string() }),
  ]),
  seats: z.number().optional(),
});
const detailsSchema = z.object({ text: linesSchema, takeaways: linesSchema, audience: linesSchema });
type CommunityEvent = z.infer<typeof eventSchema>;

const content = 'mf-marketing/src/content';
const kinds: Record<CommunityEvent['kind'], z.infer<typeof localizedSchema>> = {
  WEBINAR: { en: 'Webinar', id: 'Webinar' },
  WORKSHOPS: { en: 'Workshop', id: 'Lokakarya' },
  GATHERING: { en: 'Community gathering', id: 'Pertemuan komunitas' },
};
const zones: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export async function eventPassages({ root, loadModule }: SiteFiles): Promise<Passage[]> {
  const passages = namesIn(root, content, 'events').map(async (name) => {
    const load = async (folder: string) =>
      Object.values(await loadModule(`${content}/${folder}/${name}.ts`)).find(
        (value) => typeof value === 'object',
      );
    const event = eventSchema.parse(await load('events'));
    const details = detailsSchema.parse(await load('event-details'));
    const { slug, title, kind, start, end, zone, venue, summary } = event;
    const path = `/events/${slug}`;
    return {
      id: `event/${slug}`,
      path: { en: path, id: path },
      title,
      text: inBoth((language) =>
        [
          `${writeWhen(event, language)} ${writeWhere(event, language)}`,
          summary[language],
          ...details.text[language],
          ...[...details.takeaways[language], ...details.audience[language]].map((line) => `${line}.`),
        ].join('\n'),
      ),
      event: { kind, start, end, zone, city: venue.kind === 'place' ? venue.city : null },
    };
  });
  return Promise.all(passages);
}

function writeWhen({ kind, title, start, end, zone }: CommunityEvent, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'id-ID';
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(start));
  const hour = new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: 'short' });
  const hours = `${hour.format(new Date(start))}–${hour.format(new Date(end))} ${zones[zone] ?? zone}`;
  return `${kinds[kind][language]} “${title[language]}”: ${day}, ${hours}.`;
}

/** Without the host's name: hosts are invented, and marked as such on their pages alone. */
function writeWhere({ venue, host, seats }: CommunityEvent, language: Language): string {
  const online = { en: 'It is online', id: 'Diadakan daring' };
  const place = venue.kind === 'place' ? `${venue.name}, ${venue.street}, ${venue.city}` : '';
  const where = place === '' ? online[language] : { en: `Place: ${place}`, id: `Tempat: ${place}` }[language];
  const rest = {
    en: `Host: ${host.role.en}${seats ? `; ${seats} seats` : ''}`,
    id: `Pembawa acara: ${host.role.id}${seats ? `; ${seats} kursi` : ''}`,
  };
  return `${where}. ${rest[language]}.`;
}
