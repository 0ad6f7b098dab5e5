import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { Ports } from '../ports/all-ports';
import type { StaffGrant } from './staff-grant';

/** @param after `next` of the page before @throws {AppError} REQUEST_INVALID for an unknown position */
export async function listStaffGrants(
  after: string | undefined,
  { staffGrants, users }: Pick<Ports, 'staffGrants' | 'users'>,
): Promise<{ grants: { grant: StaffGrant; email: string }[]; next: string | null }> {
  const found = await staffGrants.list(readPageStart(after), pageSize + 1);
  const { rows, next } = cutPage(found, ({ granted_at, user_id }) => ({ time: granted_at, id: user_id }));
  const grants = await Promise.all(
    rows.map(async (grant) => ({ grant, email: (await users.findById(grant.user_id))?.email ?? '' })),
  );
  return { grants, next };
}
