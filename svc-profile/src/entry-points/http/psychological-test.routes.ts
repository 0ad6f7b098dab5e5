import {
  addTestRoute,
  changeTestRoute,
  removeTestRoute,
  restoreTestRoute,
} from '@sabi/contracts/http/profile/psychological-tests';
import { staffActor } from '@sabi/audit/staff-actor';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { addEntry } from '../../domain/entries/add-entry';
import { changeEntry } from '../../domain/entries/change-entry';
import { getTalent } from '../../domain/entries/get-talent';
import { removeEntry } from '../../domain/entries/remove-entry';
import { restoreEntry } from '../../domain/entries/restore-entry';

const list = 'psychological_tests' as const;

interface StaffStep {
  readonly what: 'added' | 'changed' | 'removed' | 'restored';
  readonly userId: string;
  readonly staff: Staff;
}

/** Dependencies that also write the audit chain, in the step's transaction and without results. */
function withAudit(dependencies: Dependencies, { what, userId, staff }: StaffStep) {
  const subject = { type: 'talent', id: userId };
  const act = { ...staffActor(staff), action: `psychological_test.${what}`, subject };
  const recordChange = (transaction: Transaction) =>
    dependencies.auditChain.append({ ...act, payload: { about: [userId] } }, transaction);
  return { ...dependencies, recordChange };
}

/** Staff routes for the list that its owner can only read. */
export function mountPsychologicalTestRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, logger } = dependencies;
  const nameOf = async ({ userId, entryId: id }: { userId: string; entryId: string }) => ({
    account: await getTalent(userId, dependencies),
    list,
    id,
  });
  const note = (what: string, named: { userId: string; entryId: string }, { subject }: Staff) =>
    logger.info(
      { user_id: named.userId, entry_id: named.entryId, by: subject },
      `psychological-test.${what}`,
    );
  mountRoute(
    router,
    addTestRoute,
    async ({ params: { userId }, body: { id, ...fields }, staff }) => {
      const account = await getTalent(userId, dependencies);
      const added = await addEntry(
        { account, list, id, fields },
        withAudit(dependencies, { what: 'added', userId, staff }),
      );
      note('added', { userId, entryId: added.id }, staff);
      return answer(201, added);
    },
    authentication,
  );
  mountRoute(
    router,
    changeTestRoute,
    async ({ params, body: { version, ...changes }, staff }) => {
      const audited = withAudit(dependencies, { what: 'changed', userId: params.userId, staff });
      const changed = await changeEntry({ ...(await nameOf(params)), version, changes }, audited);
      note('changed', params, staff);
      return answer(200, changed);
    },
    authentication,
  );
  mountRoute(
    router,
    removeTestRoute,
    async ({ params, staff }) => {
      const audited = withAudit(dependencies, { what: 'removed', userId: params.userId, staff });
      await removeEntry({ ...(await nameOf(params)), now: new Date() }, audited);
      note('removed', params, staff);
      return answer(204);
    },
    authentication,
  );
  mountRoute(
    router,
    restoreTestRoute,
    async ({ params, staff }) => {
      const audited = withAudit(dependencies, { what: 'restored', userId: params.userId, staff });
      const restored = await restoreEntry(await nameOf(params), audited);
      note('restored', params, staff);
      return answer(200, restored);
    },
    authentication,
  );
}
