import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';

export interface CompanyMember {
  readonly companyId: string;
  readonly userId: string;
  /** The caller's token, with which svc-hiring is asked. */
  readonly authorization: string;
}

export interface CompanyRoles {
  /** @returns null for no member @throws {AppError} DEPENDENCY_UNAVAILABLE */
  find(member: CompanyMember): Promise<CompanyRole | null>;
}

const writers: readonly CompanyRole[] = ['owner', 'admin', 'recruiter'];

/** Owners, admins and recruiters; interviewers see no contacts. */
export async function mayWriteFor(member: CompanyMember, companyRoles: CompanyRoles): Promise<boolean> {
  const role = await companyRoles.find(member);
  return role !== null && writers.includes(role);
}
