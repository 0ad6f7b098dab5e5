import {
  commandStaffRemoteRoute,
  listStaffRemotesRoute,
  staffRemoteRoutes,
} from '@sabi/contracts/http/gateway/staff-remotes';
import { answer, expressPath, mountRoute, refuseOtherMethods } from '@sabi/service-kit/routes';
import { type RequestHandler, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { commandAsStaff } from '../../domain/releases/command-as-staff';
import { describeRemotes } from '../../domain/releases/describe-remotes';
import type { LimitClass } from '../../domain/routing/route-table';

/** What the staff sees and changes of the registry, with the access token of a member. */
export function createStaffRemotesRouter(dependencies: Dependencies): Router {
  const { authentication, limiter, now, registry } = dependencies;
  const router = Router();
  const limit =
    (name: LimitClass): RequestHandler =>
    async (request, response, next) => {
      response.setHeader('Cache-Control', 'private, no-store');
      await limiter.consume(name, request.ip ?? '');
      next();
    };

  router.get(expressPath(listStaffRemotesRoute.path), limit('read'));
  mountRoute(
    router,
    listStaffRemotesRoute,
    async () => answer(200, { remotes: await describeRemotes(now(), registry.isServed, dependencies) }),
    authentication,
  );

  router.post(expressPath(commandStaffRemoteRoute.path), limit('write'));
  mountRoute(
    router,
    commandStaffRemoteRoute,
    async ({ params: { name: remote }, body: command, staff, principal }) => {
      const email = principal?.email ?? '';
      const overview = await commandAsStaff({ remote, command, staff, email, now: now() }, dependencies);
      await registry.refresh();
      return answer(200, overview);
    },
    authentication,
  );
  refuseOtherMethods(router, staffRemoteRoutes);
  return router;
}
