import { useTranslation } from 'react-i18next';
import { LanguageForm } from '../features/language-choice/language-form';
import { NameForm } from '../features/name/name-form';
import { SettingsFrame } from '../features/settings-frame/settings-frame';
import { QueryContent } from '../layout/query-content';
import { Section } from '@sabi/ui/section';
import { ThemeSelect } from '@sabi/ui/theme-select';
import { useProfile } from '../profile/use-profile';

export function ProfileSettingsPage() {
  const { t } = useTranslation('settings');
  const profile = useProfile();
  return (
    <SettingsFrame page="profile">
      <Section title={t('name.title')}>
        <QueryContent query={profile} loadingLabel={t('loading')} rows={4}>
          {(full) => <NameForm full={full} />}
        </QueryContent>
      </Section>
      <Section title={t('language.title')}>
        <LanguageForm />
      </Section>
      <Section title={t('theme.title')}>
        <ThemeSelect texts={t('theme', { returnObjects: true })} look="field" />
      </Section>
    </SettingsFrame>
  );
}
