import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import { type Collection, MongoClient } from 'mongodb';
import { createProfileProcess } from './cv-pipeline';
import { ask, type IdentityCluster, type Reply } from './identity-cluster';
import type { ServiceProcess } from '@sabi/test-kit/service-process';

const database = 'profile';

/** svc-profile on the servers of svc-identity's cluster, for inquiries of visitors. */
export interface InquiryService {
  readonly process: ServiceProcess;
  readonly collection: Collection;
  stop(): Promise<void>;
}

export async function startInquiryService(
  { replicaSet, rabbit, mailServer }: IdentityCluster,
  logFolder: string,
): Promise<InquiryService> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-inquiries-'));
  const issuer = await startTokenIssuer();
  const client = await MongoClient.connect(replicaSet.uri);
  const service = createProfileProcess({ issuer }, logFolder, {
    MONGODB_URI: replicaSet.uri.replace('/?', `/${database}?`),
    AMQP_URL: rabbit.url,
    FILE_STORE_DIR: folder,
    SMTP_URL: mailServer.url,
    INQUIRIES_PER_NETWORK: '1000000',
  });
  await service.start();
  return {
    process: service,
    collection: client.db(database).collection('contact_inquiries'),
    stop: async () => {
      await service.stop();
      await Promise.all([client.close(), issuer.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends the contact form as a visitor. */
export function sendInquiry(service: ServiceProcess, email: string): Promise<Reply> {
  return ask(service, '/api/profile/v1/inquiries', {
    kind: 'contact',
    first_name: 'Sari',
    last_name: 'Rekaan',
    company_name: null,
    email,
    phone_number: null,
    inquiry_type: 'company',
    message: 'What does it cost?',
    language: 'en',
  });
}
