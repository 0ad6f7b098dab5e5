import { getRecruiterApprovalRoute } from '@sabi/contracts/http/profile/recruiter-approval';
import { readJson, type ServiceClient } from '@sabi/service-kit/service-client';
import type { RecruiterApprovals } from '../domain/recruiters/recruiter-approvals';
import { createProfileClient, type ProfileClientOptions } from './profile-client';

/** Statuses of svc-profile for accounts that are no recruiter's. */
const notRecruiter: readonly number[] = [403, 404];

export type ProfileRecruiterApprovals = RecruiterApprovals & Pick<ServiceClient, 'state' | 'close'>;

export function createRecruiterApprovals(options: ProfileClientOptions): ProfileRecruiterApprovals {
  const client = createProfileClient(options);
  return {
    find: ({ authorization }) =>
      client.get({ path: getRecruiterApprovalRoute.path, authorization, read: readState }),
    state: client.state,
    close: client.close,
  };
}

async function readState(response: Response) {
  if (notRecruiter.includes(response.status)) return null;
  return getRecruiterApprovalRoute.responses[200].parse(await readJson(response)).state;
}
