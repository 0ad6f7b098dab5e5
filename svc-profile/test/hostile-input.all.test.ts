import { randomUUID } from 'node:crypto';
import { listOperations, nameOfOperation, type Operation } from '@sabi/test-kit/openapi/operations';
import { findWeakAnswers } from '@sabi/test-kit/openapi/weak-answers';
import { type Audience, findAudience } from '../src/domain/access/route-policy';
import { allRoutes } from '../src/entry-points/http/all-routes';
import { createProfileOpenApi } from '../src/entry-points/http/openapi';
import { openApprovalDesk, readApproval, type ApprovalDesk, keyClaims, createReviewer } from './approvals';
import { pdfBytes, reportFailure, uploadCv } from './cvs';
import { type Account, notificationSecret, type TestService } from './harness';
import { findFixture, type Owned } from './owned-fixtures';
import { createShareLink } from './sharing';

/** All operations of openapi.json with hostile values in every field. */
describe('hostile input', () => {
  let desk: ApprovalDesk;
  let service: TestService;
  let owner: Account & Owned;
  let tokens: Record<Audience, string>;

  beforeAll(async () => {
    desk = await openApprovalDesk({ timings: { parserWaitMs: 20 }, env: { INQUIRIES_PER_NETWORK: '10000' } });
    ({ service } = desk);
    const talent = await service.account({ user_type: 'talent', first_name: 'Ayu' });
    const cv = await uploadCv(service, talent);
    await reportFailure(service, talent, cv, 'INVALID_FILE');
    const { id: linkId } = await createShareLink(service, talent);
    owner = { ...talent, cv, removed: cv, linkId };
    const recruiter = await desk.recruiter();
    await readApproval(service, recruiter);
    const staff = await service.issuer.sign(keyClaims());
    const { token } = talent;
    const { token: reviewer } = await createReviewer(service);
    const ofStaff = { staff, 'staff-account': reviewer, service: notificationSecret };
    tokens = { anybody: token, account: token, talent: token, recruiter: recruiter.token, ...ofStaff };
  });

  afterAll(() => desk.stop());

  const audienceOf = (operation: Operation): Audience => {
    const isThis = ({ method, path }: Operation | (typeof allRoutes)[number]) =>
      method === operation.method && path === operation.path;
    const route = allRoutes.find(isThis);
    return (route && findAudience(route)) ?? 'account';
  };

  test.each(listOperations(createProfileOpenApi()).map((each) => [nameOfOperation(each), each] as const))(
    'S59 S60 %s takes no operator, no prototype and no key twice',
    async (_name, operation) => {
      const valueOf = (parameter: string) => findFixture(parameter)?.(owner, operation.path) ?? randomUUID();
      const token = tokens[audienceOf(operation)];
      const streamedBody = { mediaType: 'application/pdf', content: pdfBytes };
      const caller = { url: service.url, token, streamedBody, valueOf };
      expect(await findWeakAnswers(operation, caller)).toEqual([]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );
});
