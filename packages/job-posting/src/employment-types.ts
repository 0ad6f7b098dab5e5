import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import type { ContractKind, employmentTypes } from '@sabi/contracts/hiring/posting-terms';

export type EmploymentType = (typeof employmentTypes)[number];

const typeOfContract: Readonly<Record<ContractKind, EmploymentType>> = {
  pkwtt: 'FULL_TIME',
  pkwt: 'TEMPORARY',
  daily: 'PER_DIEM',
  intern: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** Values of schema.org's `employmentType`; permanent part-time work is not full-time. */
export function listEmploymentTypes({
  contract,
  part_time: isPartTime,
}: Pick<PublicJob['posting'], 'contract' | 'part_time'>): EmploymentType[] {
  const type = contract && typeOfContract[contract];
  const types = type && !(isPartTime && type === 'FULL_TIME') ? [type] : [];
  return isPartTime ? [...types, 'PART_TIME'] : types;
}
