import { usePageHead } from '@sabi/shell-sdk/react';
import {
  FileHeart,
  HeartHandshake,
  MessagesSquare,
  Scale,
  Sprout,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { paths } from '../../paths';
import { TeamGroups } from './team-groups';
import { WaysOfWorking } from './ways-of-working';

const values = [
  { key: 'honest', icon: Scale },
  { key: 'people', icon: UserRoundCheck },
  { key: 'private', icon: FileHeart },
  { key: 'stay', icon: Sprout },
] as const;

export function TeamPage() {
  const { t } = useTranslation('team');
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[MessagesSquare, UsersRound, HeartHandshake]}
        link={{ to: paths.contact, label: t('hero.link') }}
      />
      <Section title={t('values.title')}>
        <FeatureGrid
          features={values.map(({ key, icon }) => ({
            icon,
            title: t(`values.${key}.title`),
            text: t(`values.${key}.text`),
          }))}
        />
      </Section>
      <WaysOfWorking />
      <TeamGroups />
      <ClosingBanner
        title={t('closing.title')}
        text={t('closing.text')}
        link={{ to: paths.contact, label: t('closing.link') }}
      />
    </>
  );
}
