import { accountsRoutes } from './accounts';
import { adminAuditRoutes } from './admin-audit';
import { adminProvidersRoutes } from './admin-providers';
import { adminUsersRoutes } from './admin-users';
import { deletionRoutes } from './deletion';
import { exportRoutes } from './export';
import { factorsRoutes } from './factors';
import { functionsRoutes } from './functions';
import { identitiesRoutes } from './identities';
import { mailsRoutes } from './mails';
import {
  adminOAuthClientRoutes,
  discoveryRoutes,
  issuerMetadataRoutes,
  oauthServerRoutes,
} from './oauth-server';
import { ownAuditRoutes } from './own-audit';
import { passkeysRoutes } from './passkeys';
import { providersRoutes } from './providers';
import { recoveryCodesRoutes } from './recovery-codes';
import { serverRoutes } from './server';
import { sessionsRoutes } from './sessions';
import { staffGrantRoutes } from './staff-grants';

export const identityRoutes = [
  ...serverRoutes,
  ...accountsRoutes,
  ...sessionsRoutes,
  ...ownAuditRoutes,
  ...deletionRoutes,
  ...exportRoutes,
  ...mailsRoutes,
  ...providersRoutes,
  ...identitiesRoutes,
  ...adminUsersRoutes,
  ...adminAuditRoutes,
  ...adminProvidersRoutes,
  ...discoveryRoutes,
  ...issuerMetadataRoutes,
  ...oauthServerRoutes,
  ...adminOAuthClientRoutes,
  ...recoveryCodesRoutes,
  ...factorsRoutes,
  ...passkeysRoutes,
  ...functionsRoutes,
  ...staffGrantRoutes,
];
