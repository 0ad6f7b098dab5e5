import { defineExportPart } from '../account-export';

export const exportIdentityRoute = defineExportPart(
  '/auth/v1/user/export',
  'the account, its ways to sign in, sessions and security log',
);

export const exportRoutes = [exportIdentityRoute];
