import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { Button } from '@sabi/ui/button';
import { Building2, Mail, Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileEditing } from '../../editing/use-profile-editing';
import { profileAnchors } from '../../profile/profile-anchors';
import { isFilled } from '../../profile/is-filled';
import { useSignedInUser } from '@sabi/shell-sdk/react';
import { headerFields } from './header-fields';
import styles from './profile-header.module.css';

/** Name, profession and contact data. */
export function ProfileHeader({ full, picture }: { full: FullProfile; picture: ReactNode }) {
  const { t } = useTranslation();
  const { email } = useSignedInUser();
  const edit = useProfileEditing('header', headerFields);
  const { profile, lists } = full;
  const name = [profile.first_name, profile.last_name].filter((part) => part && isFilled(part)).join(' ');
  const currentJob = lists.work_experiences.find(({ is_current }) => is_current)?.job_title ?? null;
  const position = [profile.position_interest, profile.title, currentJob].find((text) => isFilled(text));
  const contacts = [
    { key: 'email', Icon: Mail, text: email },
    { key: 'phone', Icon: Phone, text: profile.phone_number },
    { key: 'organization', Icon: Building2, text: profile.current_organization },
  ] as const;
  return (
    <header className={styles['header']} id={profileAnchors.header} tabIndex={-1}>
      {picture}
      <div className={styles['who']}>
        <h1 className={styles['name']}>{name || t('profile.nameMissing')}</h1>
        <p className={styles['position']}>{position ?? t('profile.positionMissing')}</p>
        <ul className={styles['contacts']} aria-label={t('profile.contact')}>
          {contacts
            .filter(({ text }) => isFilled(text))
            .map(({ key, Icon, text }) => (
              <li key={key}>
                <Icon size={18} role="img" aria-label={t(`profile.${key}`)} />
                {text}
              </li>
            ))}
        </ul>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => edit(profile)}>
        <Pencil size={16} aria-hidden="true" />
        {t('entries.editDetails')}
      </Button>
    </header>
  );
}
