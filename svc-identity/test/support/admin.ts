import { GoTrueAdminApi } from '@supabase/auth-js';
import { type Answer, call, currentVersion } from './accounts';
import type { TestIdentity } from './identity';

export interface TestAdmin {
  /** The published client for administrators. */
  readonly api: GoTrueAdminApi;
  /** A plain request with an administrator's token, under `/auth/v1/admin`. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
}

export async function createAdmin(identity: TestIdentity): Promise<TestAdmin> {
  const token = await identity.signAdmin();
  return {
    api: new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${token}` },
    }),
    call: (method, path, body) =>
      call(identity, method, `/auth/v1/admin${path}`, { token, body, headers: currentVersion }),
  };
}
