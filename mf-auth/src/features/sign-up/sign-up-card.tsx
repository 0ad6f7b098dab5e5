import { useShell } from '@sabi/shell-sdk/react';
import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { useEffect, useState } from 'react';
import { AlternativeSignIn } from '../alternative-sign-in/alternative-sign-in';
import type { CreatedAccount } from './created-account';
import { createSignUpDraftStore, SignUpDraftContext } from './sign-up-draft';
import { SignUpForm } from './sign-up-form';

/** The form with its draft, and the ways to sign up without it. */
export function SignUpCard({ onCreated }: { onCreated: (account: CreatedAccount) => Promise<void> }) {
  const { session } = useShell();
  const [draftStore] = useState(() => createSignUpDraftStore(session));
  useEffect(() => void pendingCvs.removeExpired(), []);
  return (
    <SignUpDraftContext value={draftStore}>
      <SignUpForm onCreated={onCreated} />
      <AlternativeSignIn mode="signUp" />
    </SignUpDraftContext>
  );
}
