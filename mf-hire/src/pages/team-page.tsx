import { useTranslation } from 'react-i18next';
import { useRights } from '../data/company-context';
import { useInvitations, useMembers } from '../data/team';
import { InvitationList } from '../features/team/invitation-list';
import { InviteForm } from '../features/team/invite-form';
import { MemberList } from '../features/team/member-list';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';

export function TeamPage() {
  const { t } = useTranslation('team');
  const { mayChangeTeam } = useRights();
  const members = useMembers();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <Section title={t('members.title')}>
        <QueryContent query={members} loadingLabel={t('members.loading')} rows={3}>
          {(list) => <MemberList members={list} />}
        </QueryContent>
      </Section>
      {mayChangeTeam && <Invitations />}
    </Page>
  );
}

function Invitations() {
  const { t } = useTranslation('team');
  const invitations = useInvitations();
  return (
    <>
      <Section title={t('invite.title')}>
        <InviteForm />
      </Section>
      <Section title={t('invitations.title')}>
        <QueryContent query={invitations} loadingLabel={t('invitations.loading')}>
          {(list) =>
            list.length > 0 ? (
              <InvitationList invitations={list} />
            ) : (
              <EmptyState>{t('invitations.none')}</EmptyState>
            )
          }
        </QueryContent>
      </Section>
    </>
  );
}
