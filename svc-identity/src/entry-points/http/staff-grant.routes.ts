import {
  changeStaffGrantRoute,
  grantStaffRolesRoute,
  listStaffGrantsRoute,
  revokeStaffGrantRoute,
  staffGrantRoutes,
  type StaffGrantView,
} from '@sabi/contracts/http/identity/staff-grants';
import { staffRoleSchema } from '@sabi/contracts/identity/staff-roles';
import { createProblemHandler } from '@sabi/service-kit/problem-handler';
import { answer, mountRoute, refuseOtherMethods, type RouteAuthentication } from '@sabi/service-kit/routes';
import type { Staff } from '@sabi/service-kit/staff';
import { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { changeStaffGrant } from '../../domain/staff/change-staff-grant';
import { grantStaffRoles } from '../../domain/staff/grant-staff-roles';
import { listStaffGrants } from '../../domain/staff/list-staff-grants';
import { revokeStaffGrant } from '../../domain/staff/revoke-staff-grant';
import type { StaffActor } from '../../domain/staff/staff-actor';
import { isActive, type StaffGrant } from '../../domain/staff/staff-grant';

/** Staff routes of the product, with its problems instead of GoTrue's errors. */
export function createStaffGrantRouter(deps: Dependencies, authentication: RouteAuthentication): Router {
  const router = Router({ caseSensitive: true });
  mountReading(router, deps, authentication);
  mountChanges(router, deps, authentication);
  refuseOtherMethods(router, staffGrantRoutes);
  router.use(createProblemHandler(deps.logger));
  return router;
}

function mountReading(router: Router, deps: Dependencies, authentication: RouteAuthentication): void {
  mountRoute(
    router,
    listStaffGrantsRoute,
    async ({ query: { after } }) => {
      const { grants, next } = await listStaffGrants(after, deps);
      return answer(200, { grants: grants.map(({ grant, email }) => present(grant, email)), next });
    },
    authentication,
  );
  mountRoute(
    router,
    grantStaffRolesRoute,
    async ({ body: { email, ...terms }, staff }) => {
      const given = { email, terms: parseTerms(terms), actor: toActor(staff) };
      const { grant, email: address } = await grantStaffRoles(given, deps);
      return answer(201, present(grant, address));
    },
    authentication,
  );
}

function mountChanges(router: Router, deps: Dependencies, authentication: RouteAuthentication): void {
  mountRoute(
    router,
    changeStaffGrantRoute,
    async ({ params: { userId }, body: { version, ...terms }, staff }) => {
      const change = { userId, version, terms: parseTerms(terms), actor: toActor(staff) };
      const grant = await changeStaffGrant(change, deps);
      return answer(200, present(grant, (await deps.users.findById(userId))?.email ?? ''));
    },
    authentication,
  );
  mountRoute(
    router,
    revokeStaffGrantRoute,
    async ({ params: { userId }, body: { version, reason }, staff }) => {
      await revokeStaffGrant({ userId, version, reason, actor: toActor(staff) }, deps);
      return answer(204);
    },
    authentication,
  );
}

function parseTerms<Terms extends { until: string | null }>({ until, ...rest }: Terms) {
  return { ...rest, until: until === null ? null : new Date(until) };
}

/** These routes accept no service key. */
function toActor({ role, subject }: Staff): StaffActor {
  if (subject === null) throw new Error('Roles of the staff are granted by an account');
  return { kind: 'staff', userId: subject, role: staffRoleSchema.parse(role) };
}

function present(grant: StaffGrant, email: string): StaffGrantView {
  const { user_id, roles, granted_by, granted_at, until, reason, version } = grant;
  return {
    user_id,
    email,
    roles: [...roles],
    granted_by,
    granted_at: granted_at.toISOString(),
    until: until?.toISOString() ?? null,
    reason,
    version,
    is_active: isActive(grant),
  };
}
