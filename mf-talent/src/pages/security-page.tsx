import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../features/change-password/change-password-form';
import { PasskeysSection } from '../features/passkeys/passkeys-section';
import { SecondFactorSection } from '../features/second-factor/second-factor-section';
import { SecurityLogSection } from '../features/security-log/security-log-section';
import { SessionsSection } from '../features/sessions/sessions-section';
import { SettingsFrame } from '../features/settings-frame/settings-frame';
import { StepUpProvider } from '../step-up/step-up-provider';
import { Section } from '@sabi/ui/section';

export function SecurityPage() {
  const { t } = useTranslation('settings');
  return (
    <StepUpProvider>
      <SettingsFrame page="security">
        <Section title={t('password.title')}>
          <ChangePasswordForm />
        </Section>
        <SecondFactorSection />
        <PasskeysSection />
        <SessionsSection />
        <SecurityLogSection />
      </SettingsFrame>
    </StepUpProvider>
  );
}
