import type { StaffAdministration } from '@sabi/svc-identity/staff-administration';

export type { StaffAdministration } from '@sabi/svc-identity/staff-administration';

const database = 'identity';

/** Uses svc-identity's built code, as grants belong to it. @throws {Error} where it has not been built */
export async function openAdministration(options: {
  uri: string;
  operator: string;
}): Promise<StaffAdministration> {
  const { openStaffAdministration } = await loadAdministration();
  return openStaffAdministration({ ...options, database });
}

async function loadAdministration() {
  try {
    return await import('@sabi/svc-identity/staff-administration');
  } catch (cause) {
    throw new Error('svc-identity has to be built first: npm run build -w svc-identity', { cause });
  }
}
