import { getRecruiterApprovalRoute } from '@sabi/contracts/http/profile/recruiter-approval';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import type { RecruiterApprovals } from '../domain/recruiters/recruiter-approvals';

/** Statuses of svc-profile for accounts that are no recruiter's. */
const notRecruiter: readonly number[] = [403, 404];

interface ApprovalOptions {
  /** Base URL. */
  readonly profileUrl: string;
  readonly logger: Logger;
}

export interface ProfileRecruiterApprovals extends RecruiterApprovals {
  state(): CircuitState;
  close(): void;
}

export function createRecruiterApprovals({ profileUrl, logger }: ApprovalOptions): ProfileRecruiterApprovals {
  const profile = createServiceClient({ name: 'profile', url: profileUrl, logger });
  return {
    find: ({ authorization }) =>
      profile.get({ path: getRecruiterApprovalRoute.path, authorization, read: readState }),
    state: profile.state,
    close: profile.close,
  };
}

async function readState(response: Response) {
  if (notRecruiter.includes(response.status)) return null;
  return getRecruiterApprovalRoute.responses[200].parse(await readJson(response)).state;
}
