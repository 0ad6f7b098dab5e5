import type { IndexLease } from './index-position';

const renewMs = 20_000;

/** Renews a lease during work that gives no sign of its progress, and releases it. */
export async function holdLease<Result>(lease: IndexLease, work: () => Promise<Result>): Promise<Result> {
  const renewing = setInterval(() => void lease.renew().catch(() => undefined), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await lease.release();
  }
}
