import { Portrait, type PortraitLook } from './portrait';
import styles from './people-grid.module.css';

interface Person {
  readonly name: string;
  readonly role: string;
  readonly look: PortraitLook;
}

interface PeopleGridProps {
  people: readonly Person[];
  note?: string;
}

/** Portraits side by side, with names and roles. */
export function PeopleGrid({ people, note }: PeopleGridProps) {
  return (
    <>
      <ul className={styles['people']}>
        {people.map(({ name, role, look }) => (
          <li key={name} className={styles['person']}>
            <Portrait look={look} />
            <span className={styles['name']}>{name}</span>
            <span className={styles['role']}>{role}</span>
          </li>
        ))}
      </ul>
      {note && <p className={styles['note']}>{note}</p>}
    </>
  );
}
