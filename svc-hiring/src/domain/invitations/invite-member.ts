import { invitationHours } from '@sabi/contracts/hiring/posting-terms';
import type { Invitation, NewInvitation } from '@sabi/contracts/http/hiring/members';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { assertMay, assertMayAssign } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { InvitationRepository, StoredInvitation } from './invitation-repository';
import { createInvitationToken, hashToken } from './invitation-token';
import { requestInvitationMail } from './request-invitation-mail';
import { viewInvitation } from './view-invitation';

const openMax = 50;
const hourMs = 3_600_000;

interface InviteDependencies {
  readonly invitations: InvitationRepository;
  readonly invitationSecret: string;
  /** Each invitation mails an address that the inviter chooses. */
  readonly invitationLimit: Pick<AttemptLimiter, 'begin'>;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

interface InviteInput {
  readonly tenant: Tenant;
  readonly invitation: NewInvitation;
  readonly now: Date;
}

/**
 * Invites an address. Idempotent by `invitation_id`: a repeated call returns the current invitation.
 * @throws {AppError} ACCESS_DENIED, INVITATIONS_TOO_MANY, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED
 */
export async function inviteMember(
  input: InviteInput,
  dependencies: InviteDependencies,
): Promise<Invitation> {
  const { tenant, invitation, now } = input;
  const { transact, invitationLimit } = dependencies;
  assertMay(tenant, 'invitations.change');
  assertMayAssign(tenant, invitation.role);
  const invitations = dependencies.invitations.invitationsOf(tenant);
  const known = await invitations.find(invitation.invitation_id);
  if (known) return repeatAnswer(known, input);
  if ((await invitations.countOpen(now)) >= openMax) throw new AppError('INVITATIONS_TOO_MANY');
  const wait = await invitationLimit.begin(tenant.companyId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const wanted = toStored(input, dependencies.invitationSecret);
  const stored = await transact((transaction) => store(wanted, tenant, dependencies, transaction));
  return repeatAnswer(stored, input);
}

/** @returns the invitation stored under this id, possibly by an earlier call */
async function store(
  wanted: StoredInvitation,
  tenant: Tenant,
  { invitations, audit, ...dependencies }: InviteDependencies,
  transaction: Transaction,
): Promise<StoredInvitation> {
  const own = invitations.invitationsOf(tenant);
  const known = await own.find(wanted.id, transaction);
  if (known) return known;
  await own.insert(wanted, transaction);
  await requestInvitationMail({ tenant, invitationId: wanted.id }, dependencies, transaction);
  await audit.record(
    {
      actor: { id: tenant.userId, kind: 'user' },
      role: tenant.role,
      action: 'invitation.created',
      subject: { type: 'invitation', id: wanted.id },
      payload: { about: [tenant.userId], after: { role: wanted.role } },
    },
    transaction,
  );
  return wanted;
}

function toStored({ tenant, invitation, now }: InviteInput, secret: string): StoredInvitation {
  const ids = { companyId: tenant.companyId, invitationId: invitation.invitation_id };
  return {
    id: invitation.invitation_id,
    email: invitation.email,
    role: invitation.role,
    language: invitation.language,
    token_hash: hashToken(createInvitationToken(ids, secret)),
    state: 'open',
    invited_by: tenant.userId,
    accepted_by: null,
    mailed_at: null,
    undeliverable_at: null,
    created_at: now,
    expires_at: new Date(now.getTime() + invitationHours * hourMs),
  };
}

function repeatAnswer(known: StoredInvitation, { invitation, now }: InviteInput): Invitation {
  const isSame = known.email === invitation.email && known.role === invitation.role;
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return viewInvitation(known, now);
}
