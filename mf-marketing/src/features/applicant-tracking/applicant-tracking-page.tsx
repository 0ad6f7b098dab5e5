import { usePageHead } from '@sabi/shell-sdk/react';
import { ChartColumn, Inbox, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { PageHero } from '../../components/page-hero';
import { useSignUpLink } from '../../components/use-sign-up-link';
import { elsewhere } from '../../paths';
import { Features } from './features';

export function ApplicantTrackingPage() {
  const { t } = useTranslation(['applicant-tracking', 'common']);
  const register = useSignUpLink({ to: elsewhere.registerAsRecruiter, label: t('common:registerNow') });
  const signUp = useSignUpLink({ to: elsewhere.registerAsRecruiter, label: t('common:signUpNow') });
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[Inbox, ListChecks, ChartColumn]}
        link={register}
      />
      <Features />
      <ClosingBanner title={t('closing.title')} text={t('closing.text')} link={signUp} />
    </>
  );
}
