import type {
  RecruiterApprovalView,
  StaffApprovalView,
} from '@sabi/contracts/http/profile/recruiter-approval';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import { staffClaims } from '@sabi/test-kit/openapi/staff-access';
import request, { type Test } from 'supertest';
import { type Account, startTestService, type TestService, type TestServiceOptions } from './harness';

export interface ApprovalDesk {
  readonly service: TestService;
  readonly mailServer: TestMailServer;
  /** A recruiter with a mailbox of their own. */
  recruiter(metadata?: Record<string, unknown>): Promise<Recruiter>;
  asStaff(method: 'get' | 'post', path: string): Test;
  decide(account: Account, decision: object): Test;
  stop(): Promise<void>;
}

export interface Recruiter extends Account {
  readonly email: string;
}

const approvalPath = '/api/profile/v1/recruiter-review';
export const staffPath = '/api/profile/v1/admin/recruiter-reviews';

let people = 0;

export async function openApprovalDesk(options: TestServiceOptions = {}): Promise<ApprovalDesk> {
  const mailServer = await startMailServer();
  const service = await startTestService({ ...options, env: { SMTP_URL: mailServer.url, ...options.env } });
  const token = await service.issuer.sign(keyClaims());
  const asStaff = (method: 'get' | 'post', path: string) =>
    request(service.url)[method](`${staffPath}${path}`).auth(token, { type: 'bearer' });
  return {
    service,
    mailServer,
    recruiter: async (metadata = {}) => {
      people += 1;
      const email = `recruiter-${people}@company.example`;
      const user_metadata = { ...recruiterData, ...metadata };
      const { userId } = await service.account();
      return { userId, email, token: await service.issuer.sign({ sub: userId, email, user_metadata }) };
    },
    asStaff,
    decide: ({ userId }, decision) => asStaff('post', `/${userId}/decision`).send(decision),
    stop: async () => {
      await service.stop();
      await mailServer.stop();
    },
  };
}

/** A member of staff with the deciding roles. */
export async function createReviewer({ issuer }: TestService): Promise<Account> {
  const claims = staffClaims({ roles: ['reviewer', 'support'] });
  return { userId: claims.sub, token: await issuer.sign(claims) };
}

/** Claims of a service key that names its holder. */
export const keyClaims = () =>
  ({ role: 'service_role', session_id: undefined, sub: 'rina' }) as unknown as Record<string, never>;

export const recruiterData = {
  user_type: 'recruiter',
  first_name: 'Bima',
  last_name: 'Santoso',
  current_organization: 'PT Ban Maju',
  title: 'HR Manager',
  company_email: 'bima@banmaju.example',
  message: 'We hire planners.',
};

export const getApproval = ({ url }: TestService, { token }: Account, language = 'en') =>
  request(url).get(approvalPath).auth(token, { type: 'bearer' }).set('Accept-Language', language);

export const answerApproval = ({ url }: TestService, { token }: Account, body: object) =>
  request(url).post(`${approvalPath}/answer`).auth(token, { type: 'bearer' }).send(body);

export const readApproval = async (service: TestService, account: Account, language = 'en') =>
  (await getApproval(service, account, language).expect(200)).body as RecruiterApprovalView;

export async function listAll(desk: ApprovalDesk, state = ''): Promise<StaffApprovalView[]> {
  const found: StaffApprovalView[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query: string = new URLSearchParams({
      ...(state && { state }),
      ...(after && { after }),
    }).toString();
    const { body } = await desk.asStaff('get', `?${query}`).expect(200);
    found.push(...(body.reviews as StaffApprovalView[]));
    after = body.next as string | null;
  }
  return found;
}
