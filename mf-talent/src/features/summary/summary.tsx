import { summaryMaxLength } from '@sabi/contracts/profile/entry-rules';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import { Button } from '@sabi/ui/button';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../editing/field-spec';
import { useProfileEditing } from '../../editing/use-profile-editing';
import { EmptyState, Section } from '@sabi/ui/section';
import { isFilled } from '../../profile/is-filled';
import { profileAnchors } from '../../profile/profile-anchors';
import styles from './summary.module.css';

const fields: readonly FieldSpec[] = [
  { kind: 'text', name: 'personal_summary', label: 'personal_summary', maxLength: summaryMaxLength, rows: 8 },
];

export function Summary({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const edit = useProfileEditing('summary', fields);
  const action = (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      aria-label={t('entries.editSummary')}
      onClick={() => edit(profile)}
    >
      <Pencil size={16} aria-hidden="true" />
      {t('entries.edit')}
    </Button>
  );
  return (
    <Section title={t('profile.summary')} anchor={profileAnchors.summary} action={action}>
      {isFilled(profile.personal_summary) ? (
        <p className={styles['summary']}>{profile.personal_summary}</p>
      ) : (
        <EmptyState>{t('profile.summaryEmpty')}</EmptyState>
      )}
    </Section>
  );
}
