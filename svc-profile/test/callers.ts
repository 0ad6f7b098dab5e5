import type { Audience } from '../src/domain/access/route-policy';

/** Refusal codes of authentication and authorization. */
export const refusals = ['TOKEN_MISSING', 'TOKEN_INVALID', 'ACCESS_DENIED', 'STAFF_ROLE_MISSING'];

/** Status and code of a refusal. */
const denied = [403, 'ACCESS_DENIED'] as const;
const noStaff = [403, 'STAFF_ROLE_MISSING'] as const;
const unknown = [401, 'TOKEN_MISSING'] as const;
const foreign = [401, 'TOKEN_INVALID'] as const;
const talent = {
  account: 'in',
  talent: 'in',
  recruiter: denied,
  staff: noStaff,
  'staff-account': noStaff,
  service: foreign,
  anybody: 'in',
} as const;
const recruiter = {
  account: 'in',
  talent: denied,
  recruiter: 'in',
  staff: noStaff,
  'staff-account': noStaff,
  service: foreign,
  anybody: 'in',
} as const;

/** Expected answers for each kind of caller, by audience. */
export const outcomes = {
  visitor: {
    account: unknown,
    talent: unknown,
    recruiter: unknown,
    staff: unknown,
    'staff-account': unknown,
    service: unknown,
    anybody: 'in',
  },
  talent,
  'account that has not chosen': talent,
  'recruiter pending': recruiter,
  'recruiter approved': recruiter,
  'recruiter rejected': recruiter,
  'member of staff': { ...talent, staff: 'in', 'staff-account': 'in' },
  'service key': {
    account: foreign,
    talent: foreign,
    recruiter: foreign,
    staff: 'in',
    'staff-account': foreign,
    service: foreign,
    anybody: 'in',
  },
} as const satisfies Record<string, Record<Audience, 'in' | readonly [number, string]>>;

export type Caller = keyof typeof outcomes;
