import {
  applicationTitleSchema,
  getApplicationTitleRoute,
} from '@sabi/contracts/http/hiring/application-titles';
import { getMailRecipientRoute } from '@sabi/contracts/http/profile/mail-recipients';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import type { ApplicationTitles, MailRecipients } from '../domain/mails/mail-sources';

interface SourceOptions {
  /** Base URL. */
  readonly url: string;
  readonly secret: string | undefined;
  readonly logger: Logger;
}

interface Source {
  state(): CircuitState;
  close(): void;
}

const toAuthorization = (secret: string | undefined) => `Bearer ${secret ?? 'none'}`;

/** Asks svc-profile. */
export function createMailRecipients({ url, secret, logger }: SourceOptions): MailRecipients & Source {
  const profile = createServiceClient({ name: 'mail-recipients', url, logger });
  return {
    find: ({ userId, topic }) =>
      profile.get({
        path: getMailRecipientRoute.path.replace('{userId}', userId),
        query: { topic },
        authorization: toAuthorization(secret),
        read: async (response) => getMailRecipientRoute.responses[200].parse(await readJson(response)),
      }),
    state: profile.state,
    close: profile.close,
  };
}

/** Asks svc-hiring. */
export function createApplicationTitles({ url, secret, logger }: SourceOptions): ApplicationTitles & Source {
  const hiring = createServiceClient({ name: 'application-titles', url, logger });
  return {
    find: (applicationId) =>
      hiring.get({
        path: getApplicationTitleRoute.path.replace('{applicationId}', applicationId),
        authorization: toAuthorization(secret),
        read: async (response) =>
          response.status === 404 ? null : applicationTitleSchema.parse(await readJson(response)),
      }),
    state: hiring.state,
    close: hiring.close,
  };
}
