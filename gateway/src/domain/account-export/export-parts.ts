import { exportAiRoute } from '@sabi/contracts/http/ai/export';
import { exportBillingRoute } from '@sabi/contracts/http/billing/orders';
import { exportHiringRoute } from '@sabi/contracts/http/hiring/board';
import { exportIdentityRoute } from '@sabi/contracts/http/identity/export';
import { exportNotificationsRoute } from '@sabi/contracts/http/notification/notifications';
import { exportProfileRoute } from '@sabi/contracts/http/profile/profile';
import type { ServiceName } from '@sabi/contracts/services';

export interface Part {
  readonly upstream: ServiceName;
  readonly path: string;
}

/** Its answer decides whether the caller may export at all. It records the export and notifies the owner, so it is requested last. */
export const accountPart: Part = { upstream: 'identity', path: exportIdentityRoute.path };
/** Every service that stores data of accounts has an entry here. */
export const otherParts: readonly Part[] = [
  { upstream: 'profile', path: exportProfileRoute.path },
  { upstream: 'ai', path: exportAiRoute.path },
  { upstream: 'billing', path: exportBillingRoute.path },
  { upstream: 'hiring', path: exportHiringRoute.path },
  { upstream: 'notification', path: exportNotificationsRoute.path },
];
