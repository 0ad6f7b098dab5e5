import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
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
      <ClosingBanner
        title={t('closing.title')}
        text={t('closing.text')}
        link={{ to: elsewhere.signUp, label: t('common:signUpNow') }}
      />
    </>
  );
}
