import { entryOrderRoutes, type OrderedList, orderedLists } from '@sabi/contracts/http/profile/entry-order';
import { entryRoutes, type WrittenList, writtenLists } from '@sabi/contracts/http/profile/entries';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { addEntry } from '../../domain/entries/add-entry';
import { changeEntry } from '../../domain/entries/change-entry';
import { removeEntry } from '../../domain/entries/remove-entry';
import { reorderEntries } from '../../domain/entries/reorder-entries';
import { restoreEntry } from '../../domain/entries/restore-entry';

/** Add, change, remove and restore for each list that a talent writes, and reorder for sortable ones. */
export function mountProfileEntryRoutes(router: Router, dependencies: Dependencies): void {
  for (const list of writtenLists) mountList(router, list, dependencies);
  for (const list of orderedLists) mountOrder(router, list, dependencies);
}

function mountList(router: Router, list: WrittenList, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  const routes = entryRoutes[list];
  mountRoute(
    router,
    routes.add,
    async ({ principal: account, body: { id, ...fields } }) =>
      answer(201, await addEntry({ account, list, id, fields }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    routes.change,
    async ({ principal: account, params: { entryId: id }, body: { version, ...changes } }) =>
      answer(200, await changeEntry({ account, list, id, version, changes }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    routes.remove,
    async ({ principal: account, params: { entryId: id } }) => {
      await removeEntry({ account, list, id, now: new Date() }, dependencies);
      return answer(204);
    },
    authentication,
  );
  mountRoute(
    router,
    routes.restore,
    async ({ principal: account, params: { entryId: id } }) =>
      answer(200, await restoreEntry({ account, list, id }, dependencies)),
    authentication,
  );
}

function mountOrder(router: Router, list: OrderedList, dependencies: Dependencies): void {
  mountRoute(
    router,
    entryOrderRoutes[list],
    async ({ principal: account, body: { ids } }) => {
      await reorderEntries({ account, list, ids }, dependencies);
      return answer(204);
    },
    dependencies.authentication,
  );
}
