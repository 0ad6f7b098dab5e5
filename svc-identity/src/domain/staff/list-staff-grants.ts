import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { UserRepository } from '../users/user-repository';
import type { StaffGrant } from './staff-grant';
import type { StaffGrantRepository } from './staff-grant-repository';

/** @param after `next` of the previous page @throws {AppError} REQUEST_INVALID for an unknown position */
export async function listStaffGrants(
  after: string | undefined,
  { staffGrants, users }: { staffGrants: StaffGrantRepository; users: UserRepository },
): Promise<{ grants: { grant: StaffGrant; email: string }[]; next: string | null }> {
  const found = await staffGrants.list(readPageStart(after), pageSize + 1);
  const { rows, next } = cutPage(found, ({ granted_at, user_id }) => ({ time: granted_at, id: user_id }));
  const grants = await Promise.all(
    rows.map(async (grant) => ({ grant, email: (await users.findById(grant.user_id))?.email ?? '' })),
  );
  return { grants, next };
}
