import { usePageHead } from '@sabi/shell-sdk/react';
import { useHydrated } from '@sabi/ui/hydration';
import { BriefcaseBusiness, Sparkles, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { PageHero } from '../../components/page-hero';
import { useSignUpLink } from '../../components/use-sign-up-link';
import { elsewhere } from '../../paths';
import { ConsultantButton } from './consultant/consultant-button';
import { PlainConsultant } from './consultant/plain-consultant';
import { LazyTestimonials } from './lazy-testimonials';
import { Offers } from './offers/offers';
import { Panels } from './panels/panels';
import { UpcomingEvents } from './upcoming-events';

export function TalentSolutionPage() {
  const { t } = useTranslation(['talent-solution', 'common']);
  const signUp = useSignUpLink({ to: elsewhere.signUpPage, label: t('common:signUpNow') });
  const [isDrawnHere] = useState(useHydrated()); // rendered by the browser alone, after navigation
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
      <LazyTestimonials wanted={isDrawnHere} />
      <UpcomingEvents />
      <ClosingBanner title={t('closing.title')} text={t('closing.text')} link={signUp} />
    </>
  );
}
