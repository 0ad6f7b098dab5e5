import { usePageHead } from '@sabi/shell-sdk/react';
import { MicVocal, Presentation, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ClosingBanner } from '../../../components/closing-banner';
import { PageHero } from '../../../components/page-hero';
import { useNow } from '../../../content/use-now';
import { writeToUs } from '../../../paths';
import { EventKinds } from './event-kinds';
import { readKind } from './kind-filter';
import { PastEvents } from './past-events';
import { UpcomingEvents } from './upcoming-events';

export function EventsPage() {
  const { t } = useTranslation('events');
  const kind = readKind(useLocation().search);
  const { now, mark } = useNow();
  usePageHead({
    title: t('head.title'),
    description: t('head.description'),
    ...(kind && { robots: 'noindex' }),
  });
  return (
    <div {...mark}>
      <PageHero title={t('hero.title')} text={t('hero.text')} icons={[Presentation, MicVocal, UsersRound]} />
      <UpcomingEvents kind={kind} now={now} />
      <PastEvents kind={kind} now={now} />
      <EventKinds />
      <ClosingBanner
        title={t('closing.title')}
        text={t('closing.text')}
        link={{ to: writeToUs, label: t('closing.link') }}
      />
    </div>
  );
}
