import { usePageHead } from '@sabi/shell-sdk/react';
import { CalendarDays, MicVocal, Presentation, UsersRound, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { elsewhere, paths } from '../../paths';

const kinds = [
  { key: 'webinar', icon: Presentation },
  { key: 'workshop', icon: Wrench },
  { key: 'gathering', icon: UsersRound },
] as const;

export function EventsPage() {
  const { t } = useTranslation(['events', 'common']);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero title={t('hero.title')} text={t('hero.text')} icons={[Presentation, MicVocal, UsersRound]} />
      <EmptyState
        icon={CalendarDays}
        title={t('empty.title')}
        text={t('empty.text')}
        links={[
          { to: elsewhere.blog, label: t('common:readBlog') },
          { to: paths.community, label: t('empty.link') },
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
