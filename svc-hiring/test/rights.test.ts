import { nameOfOperation } from '@sabi/test-kit/openapi/operations';
import { callOwn, companyOperations } from './support/find-leaks';
import { startTestService, type TestService } from './support/harness';
import { companyRoot } from './support/tenant-world';
import { createWorlds } from './support/worlds';

const roles = ['interviewer', 'recruiter', 'admin', 'owner'] as const;

/** The lowest of `roles` that may call a route. */
const leastRole: Readonly<Record<string, (typeof roles)[number] | 'not a member'>> = {
  'GET ': 'interviewer',
  'PATCH ': 'admin',
  'POST /verification': 'admin',
  'GET /members': 'recruiter',
  'PATCH /members/{userId}': 'admin',
  'DELETE /members/{userId}': 'admin',
  'POST /invitations': 'admin',
  'GET /invitations': 'admin',
  'DELETE /invitations/{invitationId}': 'admin',
  'POST /invitations/accept': 'not a member',
  'GET /claims': 'admin',
  'POST /claims/{claimId}/grant': 'admin',
  'POST /claims/{claimId}/refuse': 'admin',
  'GET /compliance/siapkerja': 'admin',
  'GET /jobs': 'interviewer',
  'POST /jobs': 'recruiter',
  'GET /jobs/{jobId}': 'interviewer',
  'PATCH /jobs/{jobId}': 'recruiter',
  'POST /jobs/{jobId}/lint': 'recruiter',
  'POST /jobs/{jobId}/publish': 'recruiter',
  'POST /jobs/{jobId}/approve': 'admin',
  'POST /jobs/{jobId}/pause': 'recruiter',
  'POST /jobs/{jobId}/confirm': 'recruiter',
  'POST /jobs/{jobId}/close': 'recruiter',
  'POST /jobs/{jobId}/duplicate': 'recruiter',
  'GET /jobs/{jobId}/applications': 'recruiter',
  'GET /applications/{applicationId}': 'recruiter',
  'GET /applications/{applicationId}/cv-file': 'recruiter',
  'POST /applications/moves': 'recruiter',
  'POST /operations/{operationId}/undo': 'recruiter',
  'GET /jobs/{jobId}/board': 'recruiter',
  'GET /jobs/{jobId}/board/changes': 'recruiter',
  'PATCH /jobs/{jobId}/stages': 'recruiter',
  'GET /jobs/{jobId}/automations': 'recruiter',
  'POST /jobs/{jobId}/automations': 'recruiter',
  'POST /jobs/{jobId}/automations/dry-run': 'recruiter',
  'PATCH /jobs/{jobId}/automations/{automationId}': 'recruiter',
  'DELETE /jobs/{jobId}/automations/{automationId}': 'recruiter',
  'POST /jobs/{jobId}/automations/{automationId}/run': 'recruiter',
  'GET /reasons': 'recruiter',
  'GET /templates': 'recruiter',
  'POST /templates': 'recruiter',
  'POST /templates/preview': 'recruiter',
  'PATCH /templates/{templateId}': 'recruiter',
  'DELETE /templates/{templateId}': 'recruiter',
};

const shortName = (operation: (typeof companyOperations)[number]) =>
  nameOfOperation(operation).replace(companyRoot, '');

let service: TestService;
let worldFor: ReturnType<typeof createWorlds>;

beforeAll(async () => {
  service = await startTestService();
  worldFor = createWorlds(service);
});
afterAll(() => service.stop());

test('every route of a company has a least role', () => {
  expect(companyOperations.map(shortName).sort()).toEqual(Object.keys(leastRole).sort());
});

test.each(companyOperations.map((each) => [shortName(each), each] as const))(
  '%s is refused below its least role, and from there on not',
  async (name, operation) => {
    const own = await worldFor(operation);
    const least = roles.findIndex((role) => role === leastRole[name]);
    for (const [index, role] of roles.entries()) {
      const status = await callOwn(service, operation, { own, account: own.members[role] });
      expect([role, status === 403]).toEqual([role, least < 0 || index < least]);
    }
  },
);
