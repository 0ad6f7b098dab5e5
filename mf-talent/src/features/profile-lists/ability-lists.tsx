import type { OrderedList } from '@sabi/contracts/http/profile/entry-order';
import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { useTranslation } from 'react-i18next';
import { profileAnchors } from '../../profile/profile-anchors';
import { EmptyState, Section } from '@sabi/ui/section';
import styles from './ability-lists.module.css';
import type { WrittenEntry } from './entry-calls';
import { OrderButton } from './order-button';
import { type ListButtons, useListButtons } from './written-section';

/** Skills and languages, in the user's order. */
export function AbilityLists({ lists: { skills, languages } }: { lists: ProfileLists }) {
  const { t } = useTranslation();
  const skillButtons = useListButtons('skills');
  const languageButtons = useListButtons('languages');
  return (
    <>
      <Abilities
        list="skills"
        anchor={profileAnchors.skills}
        title={t('lists.skills.title')}
        empty={t('lists.skills.empty')}
        abilities={skills.map((entry) => ({ entry, name: entry.skill_name }))}
        buttons={skillButtons}
      />
      <Abilities
        list="languages"
        anchor={profileAnchors.languages}
        title={t('lists.languages.title')}
        empty={t('lists.languages.empty')}
        abilities={languages.map((entry) => ({ entry, name: entry.language_name }))}
        buttons={languageButtons}
      />
    </>
  );
}

interface AbilitiesProps {
  list: OrderedList;
  title: string;
  anchor: string;
  empty: string;
  abilities: readonly {
    name: string;
    entry: WrittenEntry & { proficiency_level: string | null };
  }[];
  buttons: ListButtons;
}

function Abilities({ list, title, anchor, empty, abilities, buttons }: AbilitiesProps) {
  const named = abilities.map(({ name, entry: { id } }) => ({ id, name }));
  const action = (
    <>
      <OrderButton list={list} entries={named} />
      {buttons.add}
    </>
  );
  return (
    <Section title={title} anchor={anchor} action={action}>
      {abilities.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ul className={styles['chips']}>
          {abilities.map(({ name, entry }) => (
            <li key={entry.id} className={styles['chip']}>
              <span className={styles['ability']}>
                {name}
                {entry.proficiency_level && (
                  <span className={styles['level']}> · {entry.proficiency_level}</span>
                )}
              </span>
              {buttons.of(entry, name)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
