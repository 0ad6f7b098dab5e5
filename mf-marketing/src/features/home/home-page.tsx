import { usePageHead, useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { useSignUpLink } from '../../components/use-sign-up-link';
import { elsewhere } from '../../paths';
import { Hero } from './hero/hero';
import { Industries } from './industries/industries';
import { OfficeSection } from './office/office-section';
import { Partners } from './partners/partners';
import { GoodbyeToPortals } from './portals/goodbye-to-portals';
import { Promo } from './promo/promo';
import { Statistics } from './statistics/statistics';
import { describeBusiness } from './structured-data';
import { Testimonials } from './testimonials/testimonials';

export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const description = t('head.description');
  const structuredData = describeBusiness(useShell(), description);
  const signUp = useSignUpLink({ to: elsewhere.signUpPage, label: t('common:signUpNow') });
  usePageHead({ title: t('head.title'), description, structuredData });
  return (
    <>
      <Hero />
      <GoodbyeToPortals />
      <Partners />
      <Industries />
      <Statistics />
      <Testimonials />
      <OfficeSection />
      <ClosingBanner title={t('closing.title')} text={t('closing.text')} link={signUp} />
      <Promo />
    </>
  );
}
