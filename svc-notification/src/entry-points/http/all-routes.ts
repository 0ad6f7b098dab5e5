import { messageReportRoutes } from '@sabi/contracts/http/notification/message-reports';
import { notificationRoutes } from '@sabi/contracts/http/notification/notifications';
import { threadRoutes } from '@sabi/contracts/http/notification/threads';
import type { Route } from '@sabi/contracts/http/route';

export const allRoutes: readonly Route[] = [...notificationRoutes, ...threadRoutes, ...messageReportRoutes];
