import {
  changeUserRoute,
  createUserRoute,
  deleteUserRoute,
  endSessionOfUserRoute,
  listSessionsOfUserRoute,
  listUsersRoute,
  readUserRoute,
} from '@sabi/contracts/http/identity/admin-users';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import type { z } from 'zod';
import type { AdminUserInput } from '../../domain/admin/admin-user-input';
import { changeUser } from '../../domain/admin/change-user';
import { deleteUser } from '../../domain/admin/delete-user';
import { listUsers } from '../../domain/admin/list-users';
import { adminActor } from '../../domain/audit/actors';
import { endSession } from '../../domain/session-lifecycle/end-session';
import { listSessions } from '../../domain/sessions/list-sessions';
import { createUser } from '../../domain/admin/create-user';
import { getUser } from '../../domain/users/get-user';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { paginationOf, setPaginationHeaders } from './gotrue/pagination';
import { presentListedUser, presentOwnSession, presentUser } from './presenters';

export function mountAdminUserRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, listUsersRoute, async ({ request, response }) => {
    const pagination = paginationOf(request);
    const filter = queryValue(request, 'filter');
    const sort = 'sort' in request.query ? queryValue(request, 'sort') : null;
    const { users, total } = await listUsers({ filter, sort, ...pagination }, deps);
    setPaginationHeaders({ request, response, path: '/admin/users' }, { total, ...pagination });
    return answer(200, { users: users.map(presentListedUser), aud: deps.settings.audience });
  });
  mountEndpoint(context, createUserRoute, async ({ body, caller, client }) => {
    const input = { ...toInput(body), id: body.id, adminRole: caller.role, ip: client.ip };
    return answer(200, presentUser(await createUser(input, deps)));
  });
  mountEndpoint(context, readUserRoute, async ({ request }) =>
    answer(200, presentUser(await getUser({ id: userIdOf(request) }, deps))),
  );
  const assertPrecondition = ({ request }: { request: Request }) => getUser({ id: userIdOf(request) }, deps);
  mountEndpoint(
    context,
    changeUserRoute,
    async ({ body, caller, client, request }) => {
      const input = { ...toInput(body), id: userIdOf(request), adminRole: caller.role, ip: client.ip };
      return answer(200, presentUser(await changeUser(input, deps)));
    },
    { assertPrecondition },
  );
  mountEndpoint(
    context,
    deleteUserRoute,
    async ({ body, caller, client, request }) => {
      const isSoft = body.should_soft_delete;
      await deleteUser({ id: userIdOf(request), isSoft, adminRole: caller.role, ip: client.ip }, deps);
      return answer(200, {});
    },
    { mayBeEmpty: true, assertPrecondition },
  );
  mountSessionsOfUser(context);
}

function mountSessionsOfUser(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, listSessionsOfUserRoute, async ({ request }) => {
    const user = await getUser({ id: userIdOf(request) }, deps);
    const sessions = await listSessions({ userId: user.id }, deps);
    return answer(200, { sessions: sessions.map((session) => presentOwnSession(session, null)) });
  });
  mountEndpoint(context, endSessionOfUserRoute, async ({ caller, client, request }) => {
    const user = await getUser({ id: userIdOf(request) }, deps);
    const sessionId = String(request.params['sessionId']);
    await endSession({ userId: user.id, sessionId, actor: adminActor(caller.role), ip: client.ip }, deps);
    return answer(204);
  });
}

const userIdOf = (request: Request): string => String(request.params['userId']);

function toInput(body: z.infer<typeof changeUserRoute.body>): AdminUserInput {
  const { email, phone, password, role } = body;
  return {
    email,
    phone,
    password,
    role,
    passwordHash: body.password_hash,
    isEmailConfirmed: body.email_confirm,
    isPhoneConfirmed: body.phone_confirm,
    userMetadata: body.user_metadata,
    appMetadata: body.app_metadata,
    audience: body.aud,
    banDuration: body.ban_duration,
  };
}
