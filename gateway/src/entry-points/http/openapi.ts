import { accountExportRoutes } from '@sabi/contracts/http/account-export';
import { browserReportRoutes } from '@sabi/contracts/http/gateway/browser-reports';
import { staffRemoteRoutes } from '@sabi/contracts/http/gateway/staff-remotes';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';
import { platformRoutes } from './platform.routes';

export const createPlatformOpenApi = () =>
  createOpenApiDocument({ title: 'gateway', version: '1.0.0' }, [
    ...platformRoutes,
    ...staffRemoteRoutes,
    ...browserReportRoutes,
    ...accountExportRoutes,
  ]);
