import { useLoadedProfile } from '../profile/use-profile';
import { useSignedInUser } from '@sabi/shell-sdk/react';

/** Decided without a request: from the account's metadata, or from the cached profile. */
export function useIsRecruiter(): boolean {
  const { metadata } = useSignedInUser();
  const full = useLoadedProfile();
  return (full?.profile.user_type ?? metadata['user_type']) === 'recruiter';
}
