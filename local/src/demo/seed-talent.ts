import { entryRoutes } from '@sabi/contracts/http/profile/entries';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import type { PlatformCalls } from './platform-calls';
import { signIn } from './sign-in';

interface Urls {
  readonly identityUrl: string;
  readonly profileUrl: string;
}

/** A career that some of the demonstration postings meet, so that the dashboard recommends jobs. */
const career = {
  work_experiences: [
    {
      company_name: 'Toko Kita',
      job_title: 'Data Analyst',
      start_date: '2023-02',
      end_date: null,
      is_current: true,
      location: 'Jakarta Selatan',
      description: 'Laporan penjualan harian untuk 40 toko.',
    },
    {
      company_name: 'CV Sumber Rejeki',
      job_title: 'Staf Administrasi',
      start_date: '2021-08',
      end_date: '2023-01',
      is_current: false,
      location: 'Depok',
      description: null,
    },
  ],
  skills: ['SQL', 'Python', 'Microsoft Excel', 'Statistika'].map((skill_name) => ({
    skill_name,
    proficiency_level: null,
  })),
  languages: ['Indonesia', 'Inggris'].map((language_name) => ({ language_name, proficiency_level: null })),
};

/** The others are recruiters and staff. */
export const isTalent = ({ metadata }: DemoAccount): boolean => metadata['position_interest'] !== undefined;

/** @returns the id of the demonstration talent's account */
export async function findTalent(identityUrl: string, calls: PlatformCalls): Promise<string> {
  const account = demoAccounts.find(isTalent);
  if (!account) throw new Error('There is no demonstration talent');
  const { body: user } = await calls.get(`${identityUrl}/user`, await signIn(account, identityUrl, calls));
  return String(user['id']);
}

/** Fills the profile of a new demonstration talent. */
export async function seedTalent(
  account: DemoAccount,
  { identityUrl, profileUrl }: Urls,
  calls: PlatformCalls,
): Promise<void> {
  const token = await signIn(account, identityUrl, calls);
  for (const list of ['work_experiences', 'skills', 'languages'] as const)
    for (const entry of career[list])
      await calls.post(`${profileUrl}${entryRoutes[list].add.path}`, entry, token);
}
