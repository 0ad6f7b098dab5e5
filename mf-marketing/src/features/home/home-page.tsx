import { usePageHead } from '@sabi/shell-sdk/react';
import { Banner } from '@sabi/ui/banner';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
import { elsewhere } from '../../paths';
import { GoodbyeToPortals } from './goodbye-to-portals';
import { Hero } from './hero';

export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <Hero />
      <GoodbyeToPortals />
      <Banner
        title={t('closing.title')}
        text={t('closing.text')}
        actions={
          <ActionLink variant="secondary" size="lg" to={elsewhere.signUp}>
            {t('common:signUpNow')}
          </ActionLink>
        }
      />
    </>
  );
}
