import { getProfileRoute } from '@sabi/contracts/http/profile/profile';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson, type ServiceClient } from '@sabi/service-kit/service-client';
import type { z } from 'zod';

export interface ProfileClientOptions {
  /** Base URL. */
  readonly profileUrl: string;
  readonly logger: Logger;
}

/**
 * A client of svc-profile. Each use has its own and with it its own circuit, also where two read the same route: an
 * answer that one of them cannot read must not stop the other.
 */
export const createProfileClient = ({ profileUrl, logger }: ProfileClientOptions): ServiceClient =>
  createServiceClient({ name: 'profile', url: profileUrl, logger });

/**
 * Reads the caller's own profile.
 * @param schema of the fields that are used; the rest of the answer is dropped when it is read
 * @returns null for an account without a profile
 */
export const getOwnProfile = <Answer>(
  client: ServiceClient,
  authorization: string,
  schema: z.ZodType<Answer>,
): Promise<Answer | null> =>
  client.get({
    path: getProfileRoute.path,
    authorization,
    read: async (response) => (response.status === 404 ? null : schema.parse(await readJson(response))),
  });
