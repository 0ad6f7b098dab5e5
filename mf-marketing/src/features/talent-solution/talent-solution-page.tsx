import { usePageHead } from '@sabi/shell-sdk/react';
import { BriefcaseBusiness, MessagesSquare, ScanText, Sparkles, UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { elsewhere, paths } from '../../paths';

const offers = [
  { key: 'expert', icon: MessagesSquare },
  { key: 'cv', icon: ScanText },
  { key: 'positions', icon: BriefcaseBusiness },
] as const;

export function TalentSolutionPage() {
  const { t } = useTranslation(['talent-solution', 'common']);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[UserRound, Sparkles, BriefcaseBusiness]}
        link={{ to: elsewhere.signUp, label: t('common:signUpNow') }}
      />
      <Section title={t('offers.title')}>
        <FeatureGrid
          features={[
            ...offers.map(({ key, icon }) => ({
              icon,
              title: t(`offers.${key}.title`),
              text: t(`offers.${key}.text`),
            })),
            {
              icon: UsersRound,
              title: t('offers.community.title'),
              text: t('offers.community.text'),
              link: { to: paths.community, label: t('offers.community.link') },
            },
          ]}
        />
      </Section>
      <ClosingBanner
        title={t('closing.title')}
        text={t('closing.text')}
        link={{ to: elsewhere.signUp, label: t('common:signUpNow') }}
      />
    </>
  );
}
