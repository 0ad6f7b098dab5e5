import { createInquiryRoute } from '@sabi/contracts/http/profile/inquiries';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import request from 'supertest';
import { mailEnv, startTestService, type TestService, type TestServiceOptions } from './harness';

export interface InquiryDesk {
  readonly service: TestService;
  readonly mailServer: TestMailServer;
  staffMails(): TestMailServer['mails'];
  stop(): Promise<void>;
}

/** The service with a mail server and a high limit for this network. */
export async function openInquiryDesk(options: TestServiceOptions = {}): Promise<InquiryDesk> {
  const mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, INQUIRIES_PER_NETWORK: '1000', ...options.env };
  const service = await startTestService({ ...options, env });
  return {
    service,
    mailServer,
    staffMails: () => mailServer.mailsTo(mailEnv.STAFF_EMAIL),
    stop: async () => {
      await service.stop();
      await mailServer.stop();
    },
  };
}

let people = 0;

export function buildInquiry(changes: Record<string, unknown> = {}) {
  people += 1;
  return {
    kind: 'contact',
    first_name: 'Ayu',
    last_name: 'Lestari',
    company_name: 'PT Contoh',
    email: `ayu-${people}@mail.example`,
    phone_number: '+62 812 0000 0001',
    inquiry_type: 'company',
    message: 'We look for three production planners.',
    language: 'en',
    ...changes,
  };
}

export const postInquiry = ({ url }: TestService, body: object) =>
  request(url).post(createInquiryRoute.path).send(body);

/** A form post of a browser without script. */
export const postForm = ({ url }: TestService, fields: Record<string, unknown>) =>
  request(url).post(createInquiryRoute.path).type('form').send(fields).redirects(0);

export const storedInquiries = ({ database }: TestService, email: string) =>
  database.db.collection('contact_inquiries').find({ email }).toArray();
