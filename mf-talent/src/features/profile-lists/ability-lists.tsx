import type { ProfileLists } from '@sabi/contracts/http/profile';
import { useTranslation } from 'react-i18next';
import { EmptyState, Section } from '../../layout/section';
import styles from './ability-lists.module.css';

/** What one can: skills and languages, as their source orders them. */
export function AbilityLists({ lists: { skills, languages } }: { lists: ProfileLists }) {
  const { t } = useTranslation();
  return (
    <>
      <Abilities
        title={t('lists.skills.title')}
        empty={t('lists.skills.empty')}
        abilities={skills.map(({ skill_name: name, ...skill }) => ({ ...skill, name }))}
      />
      <Abilities
        title={t('lists.languages.title')}
        empty={t('lists.languages.empty')}
        abilities={languages.map(({ language_name: name, ...language }) => ({ ...language, name }))}
      />
    </>
  );
}

interface AbilitiesProps {
  title: string;
  empty: string;
  abilities: readonly { id: string; name: string; proficiency_level: string | null }[];
}

function Abilities({ title, empty, abilities }: AbilitiesProps) {
  return (
    <Section title={title}>
      {abilities.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ul className={styles['chips']}>
          {abilities.map(({ id, name, proficiency_level: level }) => (
            <li key={id} className={styles['chip']}>
              {name}
              {level && <span className={styles['level']}> · {level}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
