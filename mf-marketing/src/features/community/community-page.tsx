import { usePageHead, useSignedIn } from '@sabi/shell-sdk/react';
import { HeartHandshake, MessagesSquare, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { PageHero } from '../../components/page-hero';
import { elsewhere, paths } from '../../paths';
import { Chapters } from './chapters';
import { Circles } from './circles';
import { CommunityQuestions } from './community-questions';
import { HouseRules } from './house-rules';
import { HowToJoin } from './how-to-join';
import { Leaders } from './leaders';
import { NextEvents } from './next-events';
import { useCommunityData } from './structured-data';
import { CommunityOverview } from './community-overview';

export function CommunityPage() {
  const { t } = useTranslation('community');
  const isSignedIn = useSignedIn();
  const nextStep = isSignedIn
    ? { to: paths.events, label: t('events.all') }
    : { to: elsewhere.signUpPage, label: t('join.visitor.link') };
  usePageHead({
    title: t('head.title'),
    description: t('head.description'),
    structuredData: useCommunityData(),
  });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[MessagesSquare, UsersRound, HeartHandshake]}
        link={nextStep}
      />
      <CommunityOverview />
      <Circles />
      <Chapters />
      <Leaders />
      <HouseRules />
      <HowToJoin isSignedIn={isSignedIn} />
      <NextEvents />
      <CommunityQuestions />
      <ClosingBanner title={t('closing.title')} text={t('closing.text')} link={nextStep} />
    </>
  );
}
