import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { StaffRole } from '@sabi/contracts/identity/staff-roles';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Role in the first demonstration company. */
  readonly member?: CompanyRole;
  /** Granted with a second factor, shown on the start screen. */
  readonly staff?: StaffRole;
}

const recruiter = (first_name: string, last_name: string, title: string) => ({
  user_type: 'recruiter',
  first_name,
  last_name,
  title,
});
const person = (first_name: string, last_name: string) => ({ user_type: 'talent', first_name, last_name });

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'talent@demo.example',
    password: 'try-the-talent-side',
    metadata: { ...person('Ayu', 'Lestari'), position_interest: 'Data Analyst' },
  },
  {
    email: 'owner@demo.example',
    password: 'try-the-owner-side',
    metadata: recruiter('Sri', 'Wahyuni', 'Founder'),
    member: 'owner',
  },
  {
    email: 'recruiter@demo.example',
    password: 'try-the-recruiter-side',
    metadata: recruiter('Bima', 'Santoso', 'HR Manager'),
    member: 'recruiter',
  },
  {
    email: 'interviewer@demo.example',
    password: 'try-the-interviewer-side',
    metadata: recruiter('Dewi', 'Anggraini', 'Head of Production'),
    member: 'interviewer',
  },
  {
    email: 'support@demo.example',
    password: 'try-the-support-side',
    metadata: person('Rudi', 'Hartono'),
    staff: 'support',
  },
  {
    email: 'reviewer@demo.example',
    password: 'try-the-reviewer-side',
    metadata: person('Maya', 'Sari'),
    staff: 'reviewer',
  },
  {
    email: 'admin@demo.example',
    password: 'try-the-admin-side',
    metadata: person('Agus', 'Pratama'),
    staff: 'admin',
  },
];
