import { usePageHead } from '@sabi/shell-sdk/react';
import { Banner } from '@sabi/ui/banner';
import { BriefcaseBusiness, MessagesSquare, ScanText, Sparkles, UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
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
        actions={
          <ActionLink size="lg" to={elsewhere.signUp}>
            {t('common:signUpNow')}
          </ActionLink>
        }
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
