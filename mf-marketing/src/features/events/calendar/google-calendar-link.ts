import { localizedPath } from '@sabi/contracts/language';
import type { ShellContext } from '@sabi/shell-sdk';
import type { CommunityEvent } from '../../../content/event';
import { eventPath } from '../../../paths';
import { formatUtc } from './format-utc';
import { locationText } from './location-text';

/** Address of Google Calendar's form with the event filled in. */
export function googleCalendarLink(
  event: CommunityEvent,
  { language, siteUrl }: Pick<ShellContext, 'language' | 'siteUrl'>,
  online: string,
): string {
  const { slug, title, summary, start, end, zone } = event;
  const url = new URL('https://calendar.google.com/calendar/render');
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title[language],
    dates: `${formatUtc(start)}/${formatUtc(end)}`,
    ctz: zone,
    details: `${summary[language]}\n\n${siteUrl}${localizedPath(language, eventPath(slug))}`,
    location: locationText(event.venue, online),
  }).toString();
  return url.href;
}
