import { AlternativeSignIn } from '../alternative-sign-in/alternative-sign-in';
import { PasskeyButton } from '../alternative-sign-in/passkey-button';
import { SignInForm } from './sign-in-form';

/** Every way to sign in. */
export function SignInCard() {
  return (
    <>
      <SignInForm />
      <AlternativeSignIn mode="signIn" Passkey={PasskeyButton} />
    </>
  );
}
