import { randomUUID } from 'node:crypto';
import type { NotificationPreferences } from '@sabi/contracts/http/profile/notification-preferences';
import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import type { ParsedMail } from 'mailparser';
import request from 'supertest';
import { type Account, startTestService, type TestService } from './harness';

const path = '/api/profile/v1/notification-preferences';

export interface Reader extends Account {
  readonly email: string;
}

export interface MailingService {
  readonly service: TestService;
  readonly mailServer: TestMailServer;
  /** A talent with a mailbox of their own. */
  reader(metadata?: Record<string, unknown>): Promise<Reader>;
  stop(): Promise<void>;
}

export async function startMailingService(amqpUrl?: string): Promise<MailingService> {
  const mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url };
  const service = await startTestService({ env, ...(amqpUrl && { amqpUrl }) });
  return {
    service,
    mailServer,
    reader: async (metadata = {}) => {
      const email = `${randomUUID()}@example.com`;
      const { userId } = await service.account();
      const user_metadata = { user_type: 'talent', first_name: 'Ayu', ...metadata };
      return { userId, email, token: await service.issuer.sign({ sub: userId, email, user_metadata }) };
    },
    stop: async () => {
      await service.stop();
      await mailServer.stop();
    },
  };
}

export async function readPreferences(
  { url }: TestService,
  { token }: Account,
): Promise<NotificationPreferences> {
  const { body } = await request(url).get(path).auth(token, { type: 'bearer' }).expect(200);
  return body as NotificationPreferences;
}

export const putPreference = (
  { url }: TestService,
  { token }: Account,
  topic: NotificationTopic,
  is_on: boolean,
) => request(url).put(`${path}/email/${topic}`).auth(token, { type: 'bearer' }).send({ is_on });

/** The one-click path in the headers of a mail. */
export function oneClickPath({ headerLines }: ParsedMail): string {
  const line = headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  const url = /<https:\/\/sabi\.test(\/[^>]+)>$/.exec(line.replaceAll(/\s+/g, ' '))?.[1];
  if (!url) throw new Error('The mail has no List-Unsubscribe');
  return url;
}
