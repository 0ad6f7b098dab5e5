import { isProfileComplete } from '@sabi/contracts/profile-completeness';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PageSkeleton } from '../layout/page-skeleton';
import { useProfileQuery } from '../profile/use-profile';
import { useSignedInUser } from './signed-in-user';
import { useSignInAgain } from './use-sign-in-again';

/**
 * Whoever signed in by a provider may have no kind of account or no name yet: that is completed where one signs in, whatever
 * address was typed, and leads back. An account made by our form brought both, so that nothing is asked for it.
 */
export function CompleteFirst({ children }: { children: ReactNode }) {
  const { metadata } = useSignedInUser();
  const goToSignIn = useSignInAgain();
  const isByForm = isText(metadata['user_type']) && isText(metadata['first_name']);
  const { data } = useQuery({ ...useProfileQuery(), enabled: !isByForm });
  const isIncomplete = !isByForm && data !== undefined && !isProfileComplete(data.profile);
  useEffect(() => {
    if (isIncomplete) goToSignIn(false);
  }, [isIncomplete, goToSignIn]);
  return isIncomplete ? <PageSkeleton /> : children;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
