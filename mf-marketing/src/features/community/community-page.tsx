import { usePageHead } from '@sabi/shell-sdk/react';
import { Compass, Factory, HeartHandshake, MessagesSquare, Sprout, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { elsewhere, paths } from '../../paths';

const kinds = [
  { key: 'industry', icon: Factory },
  { key: 'stage', icon: Sprout },
  { key: 'mentors', icon: Compass },
] as const;

export function CommunityPage() {
  const { t } = useTranslation(['community', 'common']);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[MessagesSquare, UsersRound, HeartHandshake]}
      />
      <EmptyState
        icon={UsersRound}
        title={t('empty.title')}
        text={t('empty.text')}
        links={[
          { to: elsewhere.signUp, label: t('common:signUpNow') },
          { to: paths.events, label: t('empty.link') },
        ]}
      />
      <Section title={t('kinds.title')}>
        <FeatureGrid
          features={kinds.map(({ key, icon }) => ({
            icon,
            title: t(`kinds.${key}.title`),
            text: t(`kinds.${key}.text`),
          }))}
        />
      </Section>
    </>
  );
}
