import type { PublicReplyRecord } from '@sabi/contracts/http/hiring/board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from './format-count';
import styles from './reply-record.module.css';

interface ReplyBadgeProps {
  record: PublicReplyRecord | null | undefined;
  /** Where the number is not shown beside it. */
  withCount?: boolean;
}

/** Shows that a company answers applications in time; nothing for one that does not, or has no record yet. */
export function ReplyBadge({ record, withCount = false }: ReplyBadgeProps) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  if (!record?.badge) return null;
  return (
    <span className={styles['badge']}>
      <MessageSquareReply size={16} aria-hidden="true" />
      {t(`replies.badges.${record.badge}`)}
      {withCount && ` (n = ${formatCount(record.applications, language)})`}
    </span>
  );
}
