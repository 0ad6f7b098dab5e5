import type { Invitation } from '@sabi/contracts/http/hiring/members';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useTeamActs } from '../../data/team';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useFailureText } from '../../failures/use-failure-text';
import styles from './team.module.css';

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation(['team', 'hire']);
  const language = useLanguage();
  const shell = useShell();
  const describe = useFailureText();
  const { withdraw } = useTeamActs();
  const end = async ({ invitation_id: id, email }: Invitation) => {
    try {
      await withdraw.mutateAsync(id);
      shell.toast({ tone: 'success', title: t('invitations.withdrawn', { email }) });
    } catch (error) {
      shell.toast({
        tone: 'destructive',
        title: t('invitations.notWithdrawn'),
        description: describe(error),
      });
    }
  };
  return (
    <ul className={styles['list']} aria-label={t('invitations.title')}>
      {invitations.map((invitation) => (
        <li key={invitation.invitation_id} className={styles['row']}>
          <div className={styles['facts']}>
            <p className={styles['name']}>
              {invitation.email}
              <span
                className={styles['badge']}
                data-state={isUndeliverable(invitation) ? 'undeliverable' : invitation.state}
              >
                {t(`invitations.states.${isUndeliverable(invitation) ? 'undeliverable' : invitation.state}`)}
              </span>
            </p>
            <p className={styles['detail']}>
              {t(`hire:roles.${invitation.role}`)}
              {' · '}
              {invitation.state === 'open' && !isUndeliverable(invitation)
                ? t('invitations.until', { date: formatWibDay(invitation.expires_at, language) })
                : t('invitations.sent', { date: formatWibDay(invitation.created_at, language) })}
            </p>
            {isUndeliverable(invitation) && (
              <p className={styles['detail']}>{t('invitations.undeliverableText')}</p>
            )}
          </div>
          {invitation.state === 'open' && (
            <Button
              variant="ghost"
              className={styles['act']}
              busy={withdraw.isPending && withdraw.variables === invitation.invitation_id}
              aria-label={t('invitations.withdrawNamed', { email: invitation.email })}
              onClick={() => void end(invitation)}
            >
              {t('invitations.withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Open, but its mail never arrived. */
const isUndeliverable = ({ state, is_undeliverable: isRefused }: Invitation): boolean =>
  state === 'open' && isRefused;
