import type { OwnClaim } from '@sabi/contracts/http/hiring/claims';
import type { ClaimDirectory } from './claim-repository';
import { viewOwnClaim } from './view-claim';

export const listOwnClaims = async (
  { userId }: { userId: string },
  { claimDirectory }: { claimDirectory: Pick<ClaimDirectory, 'findAllOf'> },
): Promise<OwnClaim[]> => (await claimDirectory.findAllOf(userId)).map(viewOwnClaim);
