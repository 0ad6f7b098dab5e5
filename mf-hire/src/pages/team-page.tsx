import { useTranslation } from 'react-i18next';
import { useRights } from '../data/company-context';
import { useClaims } from '../data/company-claims';
import { useInvitations, useMembers } from '../data/team';
import { ClaimList } from '../features/team/claim-list';
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
      {mayChangeTeam && (
        <>
          <Claims />
          <Invitations />
        </>
      )}
    </Page>
  );
}

/** Takes no room without requests, which are rare. */
function Claims() {
  const { t } = useTranslation('team');
  const claims = useClaims();
  if (!claims.error && !claims.data?.length) return null;
  return (
    <Section title={t('claims.title')}>
      <QueryContent query={claims} loadingLabel={t('claims.loading')}>
        {(list) => <ClaimList claims={list} />}
      </QueryContent>
    </Section>
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
