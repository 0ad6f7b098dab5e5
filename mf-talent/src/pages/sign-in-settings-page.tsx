import { EmailSection } from '../features/email-address/email-section';
import { SettingsFrame } from '../features/settings-frame/settings-frame';
import { SignInMethodsSection } from '../features/sign-in-methods/sign-in-methods-section';
import { StepUpProvider } from '../step-up/step-up-provider';

export function SignInSettingsPage() {
  return (
    <StepUpProvider>
      <SettingsFrame page="signIn">
        <EmailSection />
        <SignInMethodsSection />
      </SettingsFrame>
    </StepUpProvider>
  );
}
