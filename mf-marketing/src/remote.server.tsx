import { createRemoteServer } from '@sabi/shell-sdk/server';
import { definition } from './definition';
import { serveCalendarFile } from './features/events/calendar/serve-calendar-file';
import { listPages as listAllPages } from './list-pages';

export const { render, listPages, serveFile } = createRemoteServer(definition, {
  listPages: listAllPages,
  serveFile: serveCalendarFile,
});
