import { useShell } from '@sabi/shell-sdk/react';
import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { useEffect, useState } from 'react';
import { AlternativeSignIn } from '../features/alternative-sign-in/alternative-sign-in';
import type { CreatedAccount } from '../features/sign-up/created-account';
import { createSignUpDraftStore, SignUpDraftContext } from '../features/sign-up/sign-up-draft';
import { SignUpForm } from '../features/sign-up/sign-up-form';

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
