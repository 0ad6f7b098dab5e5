import type { RenderInput, ServedFile } from '@sabi/shell-sdk';
import { findEvent } from '../../../content/events';
import { eventFilePath } from '../../../paths';
import { renderCalendarFile } from './render-calendar-file';

/** @returns null for an address without a calendar file */
export function serveCalendarFile(input: RenderInput): ServedFile | null {
  const { pathname } = new URL(input.url, input.siteUrl);
  const slug = /([^/]+)\.ics$/.exec(pathname)?.[1] ?? '';
  const event = findEvent(slug);
  return event && pathname === eventFilePath(slug) ? renderCalendarFile(event, input) : null;
}
