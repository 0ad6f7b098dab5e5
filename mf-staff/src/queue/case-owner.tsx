import { useAccountId } from '@sabi/shell-sdk/react';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './case-owner.module.css';
import type { CaseOwnership } from './queue';

/** Owner of a case; renders nothing for a case without one. */
export function CaseOwner({ owner }: Pick<CaseOwnership, 'owner'>) {
  const { t } = useTranslation();
  const accountId = useAccountId();
  if (!owner) return null;
  return (
    <span className={styles['owner']}>
      <UserRound size={14} aria-hidden="true" className={styles['icon']} />
      <span className={styles['name']}>
        {owner.id === accountId ? t('owner.me') : t('owner.colleague', { name: owner.name })}
      </span>
    </span>
  );
}
