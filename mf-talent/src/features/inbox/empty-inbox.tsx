import { boardPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import type { NotificationFolder } from '@sabi/contracts/notification/notification-kinds';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { useIsRecruiter } from '../../session/use-is-recruiter';
import styles from './inbox.module.css';

/** Workspace of recruiters, a page of another remote. */
const hirePath = '/hire';

/** In place of the rows, with the next step: for talents the job board, for recruiters their jobs. */
export function EmptyInbox({ folder }: { folder: NotificationFolder }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const isRecruiter = useIsRecruiter();
  return (
    <div className={styles['empty']}>
      <EmptyState>{t(isRecruiter ? `recruiter.empty.${folder}` : `empty.${folder}`)}</EmptyState>
      {folder === 'all' && (
        <ButtonLink variant="secondary" href={localizedPath(language, isRecruiter ? hirePath : boardPath)}>
          {t(isRecruiter ? 'recruiter.next' : 'next')}
        </ButtonLink>
      )}
    </div>
  );
}
