import { accountsRoutes } from './accounts';
import { adminUsersRoutes } from './admin-users';
import { functionsRoutes } from './functions';
import { mailsRoutes } from './mails';
import { serverRoutes } from './server';
import { sessionsRoutes } from './sessions';

/** Everything svc-identity answers. */
export const identityRoutes = [
  ...serverRoutes,
  ...accountsRoutes,
  ...sessionsRoutes,
  ...mailsRoutes,
  ...adminUsersRoutes,
  ...functionsRoutes,
];
