import {
  exportSampleRoute,
  getNoteSummaryRoute,
  listNotesRoute,
  putNoteRoute,
} from '@sabi/contracts/http/sample/notes';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { exportAccount } from '../../domain/account-export/export-account';
import { getSummary } from '../../domain/notes/get-summary';
import { listNotes } from '../../domain/notes/list-notes';
import { putNote } from '../../domain/notes/put-note';

export function mountNoteRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listNotesRoute,
    async ({ principal: { userId } }) => answer(200, await listNotes({ userId }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    putNoteRoute,
    async ({ principal: { userId }, params: { noteId }, body: { text } }) =>
      answer(200, await putNote({ userId, noteId, text }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getNoteSummaryRoute,
    async ({ principal: { userId } }) => answer(200, await getSummary({ userId }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    exportSampleRoute,
    async ({ principal: { userId } }) => answer(200, await exportAccount({ userId }, dependencies)),
    authentication,
  );
}
