import type { Allowance } from '@sabi/contracts/http/hiring/applications';
import { monthOf } from '@sabi/service-kit/jakarta-time';
import type { FreeApplications } from './application-repository';

export interface AllowanceDependencies {
  readonly freeApplications: Pick<FreeApplications, 'countUsed'>;
  readonly freeApplicationsAMonth: number;
}

export async function getAllowance(
  { userId, now }: { userId: string; now: Date },
  { freeApplications, freeApplicationsAMonth: total }: AllowanceDependencies,
): Promise<Allowance> {
  const month = monthOf(now);
  const left = Math.max(0, total - (await freeApplications.countUsed({ talentId: userId, month })));
  return { month, free_total: total, free_left: left, next: left > 0 ? 'free' : 'plan' };
}
