import { usePageHead } from '@sabi/shell-sdk/react';
import { BriefcaseBusiness, Sparkles, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { PageHero } from '../../components/page-hero';
import { useSignUpLink } from '../../components/use-sign-up-link';
import { elsewhere } from '../../paths';
import { ConsultantButton } from './consultant/consultant-button';
import { PlainConsultant } from './consultant/plain-consultant';
import { Offers } from './offers/offers';
import { Panels } from './panels/panels';
import { TalentVoices } from './talent-voices';
import { UpcomingEvents } from './upcoming-events';

export function TalentSolutionPage() {
  const { t } = useTranslation(['talent-solution', 'common']);
  const signUp = useSignUpLink({ to: elsewhere.signUpPage, label: t('common:signUpNow') });
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[UserRound, Sparkles, BriefcaseBusiness]}
        link={signUp}
        more={<ConsultantButton />}
      />
      <PlainConsultant />
      <Panels />
      <Offers />
      <TalentVoices />
      <UpcomingEvents />
      <ClosingBanner title={t('closing.title')} text={t('closing.text')} link={signUp} />
    </>
  );
}
