import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { useSessions } from './session-calls';
import { SessionList } from './session-list';

/** Active sessions, with buttons to end them. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useSessions();
  return (
    <Section title={t('sessions.title')} headingRef={heading}>
      <p>{t('sessions.text')}</p>
      <QueryContent query={sessions} loadingLabel={t('loading')}>
        {(list) => <SessionList sessions={list} findFocusAfter={() => heading.current} />}
      </QueryContent>
    </Section>
  );
}
