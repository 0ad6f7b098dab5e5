import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { PeopleGrid } from '../../components/portrait/people-grid';
import { Section } from '../../components/section';
import { teamPeople, teamGroups } from './content/team-people';
import styles from './team-groups.module.css';

export function TeamGroups() {
  const { t } = useTranslation('team');
  const language = useLanguage();
  return (
    <Section title={t('people.title')} text={t('people.text')}>
      {teamGroups.map((group) => (
        <div key={group} className={styles['group']}>
          <h3 className={styles['name']}>{t(`people.${group}`)}</h3>
          <PeopleGrid
            people={teamPeople[group].map(({ role, ...person }) => ({ ...person, role: role[language] }))}
          />
        </div>
      ))}
      <p className={styles['note']}>{t('people.note')}</p>
    </Section>
  );
}
