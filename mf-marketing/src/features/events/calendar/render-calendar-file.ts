import { localizedPath } from '@sabi/contracts/language';
import type { RenderInput, ServedFile } from '@sabi/shell-sdk';
import { createTranslations } from '@sabi/shell-sdk/react';
import type { CommunityEvent } from '../../../content/event';
import { definition } from '../../../definition';
import { office } from '../../../office';
import { eventPath } from '../../../paths';
import { escapeText, foldLine } from './content-line';
import { formatUtc } from './format-utc';
import { locationText } from './location-text';

/**
 * One event as iCalendar (RFC 5545). Times are in UTC, which programs convert to the reader's zone. The id is the same in both
 * languages, so that importing both files gives one entry.
 */
export function renderCalendarFile(
  event: CommunityEvent,
  { siteUrl, language }: Pick<RenderInput, 'siteUrl' | 'language'>,
): ServedFile {
  const { t } = createTranslations(definition, language);
  const { slug, title, summary, start, end, updated, venue } = event;
  const address = `${siteUrl}${localizedPath(language, eventPath(slug))}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sabi//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${slug}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${formatUtc(updated)}`,
    `LAST-MODIFIED:${formatUtc(updated)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(title[language])}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(`${summary[language]}\n\n${address}`)}`,
    `LOCATION:${escapeText(locationText(venue, t('events:online')))}`,
    `URL:${address}`,
    `ORGANIZER;CN=Sabi:mailto:${office.email}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return { contentType: 'text/calendar; charset=utf-8', body: lines.map(foldLine).join('\r\n') };
}
