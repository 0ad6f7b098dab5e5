import { getRecruiterApprovalRoute } from '@sabi/contracts/http/profile/recruiter-approval';
import { type CircuitState, stateOf } from '@sabi/service-kit/circuit-metrics';
import { AppError } from '@sabi/service-kit/errors';
import { limitTime } from '@sabi/service-kit/limit-time';
import type { Logger } from '@sabi/service-kit/logger';
import { currentRequestContext } from '@sabi/service-kit/request-context';
import CircuitBreaker from 'opossum';
import type { RecruiterApprovals } from '../domain/recruiters/recruiter-approvals';

const defaultTimeoutMs = 2000;
const windowMs = 30_000;
const failuresToOpen = 5;
const retryAfterSeconds = 5;
/** What svc-profile answers to an account that is no recruiter. */
const notRecruiter: readonly number[] = [403, 404];

interface ApprovalOptions {
  /** Any address of svc-profile. */
  readonly profileUrl: string;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

export interface ProfileRecruiterApprovals extends RecruiterApprovals {
  state(): CircuitState;
  close(): void;
}

/** A 4xx answer, such as a rate limit or an ended session. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Asks svc-profile with the caller's own token. The circuit opens for 30 s after five failures within 30 s. */
export function createRecruiterApprovals({
  profileUrl,
  logger,
  timeoutMs = defaultTimeoutMs,
}: ApprovalOptions): ProfileRecruiterApprovals {
  const breaker = new CircuitBreaker(
    (authorization: string) =>
      limitTime({ timeoutMs }, (signal) => fetchState(profileUrl, { authorization, signal })),
    {
      timeout: false, // each call has its own
      rollingCountTimeout: windowMs,
      volumeThreshold: failuresToOpen,
      errorThresholdPercentage: 50,
      resetTimeout: windowMs,
      errorFilter: (error: unknown) => error instanceof Refused,
    },
  );
  breaker.on('open', () => logger.error('profile.circuit.opened'));
  breaker.on('close', () => logger.info('profile.circuit.closed'));
  return {
    find: async ({ authorization }) => {
      try {
        return await breaker.fire(authorization);
      } catch (cause) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds, cause });
      }
    },
    state: () => stateOf(breaker),
    close: () => breaker.shutdown(),
  };
}

async function fetchState(
  profileUrl: string,
  { authorization, signal }: { authorization: string; signal: AbortSignal },
) {
  const context = currentRequestContext();
  const response = await fetch(new URL(getRecruiterApprovalRoute.path, profileUrl), {
    headers: {
      authorization,
      ...(context && { 'x-request-id': context.requestId, traceparent: context.traceparent }),
    },
    signal,
    redirect: 'error',
  });
  if (response.ok) return getRecruiterApprovalRoute.responses[200].parse(await response.json()).state;
  await response.body?.cancel();
  if (notRecruiter.includes(response.status)) return null;
  const message = `svc-profile answers ${response.status} for the approval of a recruiter`;
  throw response.status < 500 ? new Refused(message) : new Error(message);
}
