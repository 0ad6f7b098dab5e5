import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { PeopleGrid } from '../../components/portrait/people-grid';
import { Section } from '../../components/section';
import { leaders } from './content/leaders';

/** Some of the leaders; their total is one of the claims. */
export function Leaders() {
  const { t } = useTranslation('community');
  const language = useLanguage();
  return (
    <Section id="leaders" title={t('leaders.title')} text={t('leaders.text')}>
      <PeopleGrid
        people={leaders.map(({ role, ...leader }) => ({ ...leader, role: role[language] }))}
        note={t('leaders.note')}
      />
    </Section>
  );
}
