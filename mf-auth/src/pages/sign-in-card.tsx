import { AlternativeSignIn } from '../features/alternative-sign-in/alternative-sign-in';
import { PasskeyButton } from '../features/alternative-sign-in/passkey-button';
import { SignInForm } from '../features/sign-in/sign-in-form';

export function SignInCard() {
  return (
    <>
      <SignInForm />
      <AlternativeSignIn mode="signIn" Passkey={PasskeyButton} />
    </>
  );
}
