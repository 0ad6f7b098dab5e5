import { randomUUID } from 'node:crypto';
import type { Company, NewCompany } from '@sabi/contracts/http/hiring/companies';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import type { MemberRepository, StoredMember } from '../members/member-repository';
import type { RecruiterApprovals } from '../recruiters/recruiter-approvals';
import type { Memberships } from '../tenancy/memberships';
import type { Tenant } from '../tenancy/tenant';
import type { StoredCompany } from './company';
import { CompanyIdTaken, type CompanyRepository, NibTaken, SlugTaken } from './company-repository';
import { makeSlug } from '../slugs/make-slug';
import { readNib } from './read-nib';
import { unverified } from './verification';
import { viewCompany } from './view-company';

interface CreateDependencies {
  readonly companies: CompanyRepository;
  readonly members: MemberRepository;
  readonly memberships: Pick<Memberships, 'findRole'>;
  readonly recruiterApprovals: RecruiterApprovals;
  readonly companyLimit: Pick<AttemptLimiter, 'begin'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly audit: Audit;
  readonly transact: Transact;
  readonly now: () => Date;
}

interface CreateInput {
  readonly principal: Principal;
  readonly authorization: string;
  readonly company: NewCompany;
}

/**
 * Creates a company owned by the caller. Idempotent by `company_id`: a repeated call returns the current
 * company.
 * @throws {AppError} ACCESS_DENIED for accounts that are no recruiter's or were rejected, COMPANY_EXISTS,
 * NIB_INVALID, IDEMPOTENCY_KEY_REUSED for a company of others, RATE_LIMITED
 */
export async function createCompany(input: CreateInput, dependencies: CreateDependencies): Promise<Company> {
  const { principal, company } = input;
  const { companies, memberships, now } = dependencies;
  const membership = { companyId: company.company_id, userId: principal.userId };
  const known = await companies.companyOf(membership).find();
  if (known) {
    const role = await memberships.findRole(membership);
    if (!role) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return viewCompany(known, { ...membership, role }, now());
  }
  const wanted = toStored(input, now());
  await assertMayOpen(input, dependencies);
  const tenant: Tenant = { ...membership, role: 'owner' };
  const owner = { tenant, email: principal.email, language: company.language ?? null };
  try {
    const stored = await store(wanted, owner, dependencies);
    return viewCompany(stored, tenant, now());
  } catch (error) {
    if (!(error instanceof CompanyIdTaken)) throw error;
    return createCompany(input, dependencies); // a concurrent call of the same request has created it
  }
}

async function assertMayOpen(
  { principal: { userId }, authorization }: CreateInput,
  { recruiterApprovals, companyLimit, erasedAccounts }: CreateDependencies,
): Promise<void> {
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const approval = await recruiterApprovals.find({ userId, authorization });
  if (approval === null || approval === 'rejected') throw new AppError('ACCESS_DENIED');
  const wait = await companyLimit.begin(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
}

type Owner = Pick<StoredMember, 'email' | 'language'> & { readonly tenant: Tenant };

async function store(
  wanted: StoredCompany,
  owner: Owner,
  dependencies: CreateDependencies,
): Promise<StoredCompany> {
  try {
    await insert(wanted, owner, dependencies);
    return wanted;
  } catch (error) {
    if (error instanceof NibTaken) throw new AppError('COMPANY_EXISTS');
    if (!(error instanceof SlugTaken)) throw error;
    const slug = `${makeSlug(wanted.name, 'company')}-${randomUUID().slice(0, 6)}`;
    return store({ ...wanted, slug }, owner, dependencies);
  }
}

async function insert(
  company: StoredCompany,
  { tenant, ...contact }: Owner,
  { companies, members, audit, transact }: CreateDependencies,
): Promise<void> {
  const { role, userId } = tenant;
  const member = { user_id: userId, ...contact, role, joined_at: company.created_at };
  await transact(async (transaction) => {
    await companies.insert(company, transaction);
    await members.membersOf(tenant).insert(member, transaction);
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: 'owner',
        action: 'company.created',
        subject: { type: 'company', id: company.id },
      },
      transaction,
    );
  });
}

function toStored({ principal, company }: CreateInput, now: Date): StoredCompany {
  return {
    id: company.company_id,
    slug: makeSlug(company.name, 'company'),
    name: company.name,
    legal_name: company.legal_name,
    nib: company.nib === null ? null : readNib(company.nib),
    domains: [],
    about: '',
    zone: company.zone,
    verification: unverified(now),
    is_demo: false,
    version: 1,
    ownerless_since: null,
    closed_at: null,
    created_by: principal.userId,
    created_at: now,
    updated_at: now,
  };
}
