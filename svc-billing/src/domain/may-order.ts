import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';

type Orderer = Pick<Principal, 'userMetadata'>;

/** Plans and services are a talent's. An account that has not chosen its kind at sign-up may order: sign-in by a provider asks later. */
export const mayOrder = ({ userMetadata }: Orderer): boolean => userMetadata['user_type'] !== 'recruiter';

/** @throws {AppError} ACCESS_DENIED */
export function assertMayOrder(orderer: Orderer): void {
  if (!mayOrder(orderer)) throw new AppError('ACCESS_DENIED');
}
