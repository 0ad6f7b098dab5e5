import type { Member } from '@sabi/contracts/http/hiring/members';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { useLanguage, useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/lazy-confirm-dialog';
import { useCompany } from '../../data/company-context';
import { useOwnCompaniesQuery } from '../../data/own-companies';
import { useTeamActs } from '../../data/team';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useFailureText } from '../../failures/use-failure-text';
import { hirePath } from '../../paths';
import { assignableRoles } from './assignable-roles';
import styles from './team.module.css';

/** Members with their roles, and the actions that the account's role allows; everyone may leave. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('team');
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <>
      <ul className={styles['list']} aria-label={t('members.title')}>
        {members.map((member) => (
          <MemberRow key={member.user_id} member={member} onRemove={() => setLeaving(member)} />
        ))}
      </ul>
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function MemberRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { t } = useTranslation(['team', 'hire']);
  const language = useLanguage();
  const { role: ownRole } = useCompany();
  const { id } = useSignedInUser();
  const { email, role, joined_at: joinedAt } = member;
  const isSelf = member.user_id === id;
  const roles = assignableRoles(ownRole);
  const mayChange = roles.includes(role);
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {email}
          {isSelf && <span className={styles['badge']}>{t('members.you')}</span>}
        </p>
        <p className={styles['detail']}>{t('members.joined', { date: formatWibDay(joinedAt, language) })}</p>
      </div>
      <div className={styles['acts']}>
        {mayChange ? (
          <RoleChoice member={member} roles={roles} />
        ) : (
          <span className={styles['role']}>{t(`hire:roles.${role}`)}</span>
        )}
        {(mayChange || isSelf) && (
          <Button
            variant="ghost"
            className={styles['act']}
            aria-label={t(isSelf ? 'members.leave.label' : 'members.remove.named', { email })}
            onClick={onRemove}
          >
            {t(isSelf ? 'members.leave.label' : 'members.remove.label')}
          </Button>
        )}
      </div>
    </li>
  );
}

function RoleChoice({ member, roles }: { member: Member; roles: readonly CompanyRole[] }) {
  const { t } = useTranslation(['team', 'hire']);
  const shell = useShell();
  const describe = useFailureText();
  const { changeRole } = useTeamActs();
  const { email, user_id: userId } = member;
  const change = async (role: CompanyRole) => {
    try {
      await changeRole.mutateAsync({ userId, role });
      shell.toast({ tone: 'success', title: t('members.changed', { email, role: t(`hire:roles.${role}`) }) });
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('members.notChanged'), description: describe(error) });
    }
  };
  return (
    <select
      className={styles['select']}
      aria-label={t('members.roleOf', { email })}
      value={changeRole.isPending ? changeRole.variables.role : member.role}
      disabled={changeRole.isPending}
      onChange={({ target }) => void change(target.value as CompanyRole)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`hire:roles.${role}`)}
        </option>
      ))}
    </select>
  );
}

function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const shell = useShell();
  const queryClient = useQueryClient();
  const ownCompanies = useOwnCompaniesQuery();
  const { name: company } = useCompany();
  const { id } = useSignedInUser();
  const { remove } = useTeamActs();
  const { email, user_id: userId } = member;
  const isSelf = userId === id;
  const act = isSelf ? 'leave' : 'remove';
  const confirm = async () => {
    await remove.mutateAsync(userId);
    shell.toast({ tone: 'success', title: t(`members.${act}.done`, { email, company }) });
    if (!isSelf) return;
    shell.navigate(hirePath, { replace: true });
    await queryClient.invalidateQueries({ queryKey: ownCompanies.queryKey });
  };
  return (
    <ConfirmDialog
      title={t(`members.${act}.title`, { email, company })}
      text={t(`members.${act}.text`)}
      confirmLabel={t(`members.${act}.label`)}
      failedTitle={t(`members.${act}.failed`)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
