import { useLoadedProfile } from '../profile/use-profile';
import { useSignedInUser } from './signed-in-user';

/** By what is known without asking: our form says it of the account, and of the others the profile does. */
export function useIsRecruiter(): boolean {
  const { metadata } = useSignedInUser();
  const full = useLoadedProfile();
  return (full?.profile.user_type ?? metadata['user_type']) === 'recruiter';
}
