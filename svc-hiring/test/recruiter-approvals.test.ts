import { recruiterApprovalDecided } from '@sabi/contracts/messages/profile';
import { createMessage } from '@sabi/event-bus/create-message';
import { AppError } from '@sabi/service-kit/errors';
import { eventually } from '@sabi/test-kit/eventually';
import { withKnownApprovals } from '../src/domain/recruiters/approved-recruiters';
import { recordApproval } from '../src/domain/recruiters/record-approval';
import { addMember, createJob, openCompany, startTestService, type TestService } from './support/harness';

let service: TestService;

/** svc-profile does not answer about undecided recruiters. */
beforeAll(async () => {
  service = await startTestService(({ approvedRecruiters }) => ({
    recruiterApprovals: withKnownApprovals(
      {
        find: async () => {
          throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5 });
        },
      },
      approvedRecruiters,
    ),
  }));
});
afterAll(() => service.stop());

const hear = (userId: string, state: 'approved' | 'rejected') => {
  const { transact, outbox } = service.dependencies;
  const message = createMessage(recruiterApprovalDecided, { user_id: userId, state });
  return transact((transaction) => outbox.append(message, transaction));
};

test('a recruiter whose approval was heard of opens a company and publishes while svc-profile is away', async () => {
  const { approvedRecruiters } = service.dependencies;
  const owner = await service.account();
  await expect(openCompany(service, owner)).rejects.toThrow(/503/);
  await hear(owner.userId, 'approved');
  await eventually(async () => expect(await approvedRecruiters.has(owner.userId)).toBe(true));
  const { companyId, path } = await openCompany(service, owner);
  const { job_id: id, version } = await createJob(service, path, owner);
  const publish = `${path}/jobs/${id}/publish`;
  const other = await addMember(service, companyId, 'admin');
  await hear(other.userId, 'rejected');
  await service.call('post', publish, other, { version }).expect(503);
  await service.call('post', publish, owner, { version }).expect(200);
});

test('the approval of an account that was erased meanwhile is not written down', async () => {
  const { approvedRecruiters, erasedAccounts, transact } = service.dependencies;
  const { userId } = await service.account();
  await erasedAccounts.note(userId);
  const effect = await recordApproval({ user_id: userId, state: 'approved' }, service.dependencies);
  if (effect) await transact(effect);
  expect(await approvedRecruiters.has(userId)).toBe(false);
});
