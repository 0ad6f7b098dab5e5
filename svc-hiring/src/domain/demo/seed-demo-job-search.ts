import type { JobSearchColumn } from '@sabi/contracts/hiring/job-search-terms';
import { dayOf } from '@sabi/service-kit/jakarta-time';
import type { Transaction } from '@sabi/service-kit/transaction';
import { uuidOf } from '../imports/uuid-of';
import type { ColumnEntry, StoredExternal } from '../job-search/external-application';
import type {
  CardNotes,
  ExternalApplications,
  JobSearchCounts,
  SavedJobs,
} from '../job-search/job-search-repository';
import type { StoredJob } from '../jobs/job';
import { addDays } from '../jobs/job-lifecycle';

export interface DemoJobSearchDependencies {
  readonly savedJobs: Pick<SavedJobs, 'insert'>;
  readonly externalApplications: Pick<ExternalApplications, 'insert'>;
  readonly cardNotes: Pick<CardNotes, 'insert'>;
  readonly jobSearchCounts: Pick<JobSearchCounts, 'add'>;
}

interface DemoExternal {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** Columns with the days since the card came there, oldest first. */
  readonly moves: readonly (readonly [JobSearchColumn, number])[];
  readonly note?: string;
}

const externals: readonly DemoExternal[] = [
  {
    title: 'Data Analyst',
    company: 'PT Contoh Ritel',
    place: 'Jakarta Selatan',
    moves: [
      ['saved', 16],
      ['applied', 14],
      ['screening', 9],
      ['interview', 3],
    ],
    note: 'Wawancara dengan Ibu Rina, Kamis pukul 10.00 WIB. Siapkan contoh dasbor penjualan.',
  },
  {
    title: 'Business Intelligence Analyst',
    company: 'PT Contoh Logistik',
    place: 'Depok',
    moves: [['applied', 10]],
  },
  {
    title: 'Junior Data Scientist',
    company: 'CV Contoh Statistika',
    place: 'Bandung',
    moves: [['saved', 2]],
    note: 'Lamaran ditutup akhir bulan ini.',
  },
  {
    title: 'Staf Administrasi Data',
    company: 'PT Contoh Asuransi',
    place: 'Jakarta Pusat',
    moves: [
      ['applied', 30],
      ['closed', 12],
    ],
  },
];

interface Seeded {
  readonly talentId: string;
  readonly company: string;
  /** Saved ones. */
  readonly jobs: readonly StoredJob[];
  readonly now: Date;
}

/** The job search of the demonstration talent, with invented companies elsewhere. */
export async function seedDemoJobSearch(
  { talentId: talent_id, company, jobs, now }: Seeded,
  { savedJobs, externalApplications, cardNotes, jobSearchCounts }: DemoJobSearchDependencies,
  transaction: Transaction,
): Promise<void> {
  for (const [index, { id: job_id, public_no, posting }] of jobs.entries())
    await savedJobs.insert(
      {
        ...{ talent_id, public_no, job_id, title: posting.title, company_name: company },
        saved_at: addDays(now, -1 - index),
      },
      transaction,
    );
  const cards = externals.map((demo) => ({ external: buildExternal(demo, talent_id, now), note: demo.note }));
  await externalApplications.insert(
    cards.map(({ external }) => external),
    transaction,
  );
  await cardNotes.insert(
    cards.flatMap(({ external: { external_id: card_id }, note: text }) =>
      text ? { talent_id, card_id, text, version: 1, changed_at: now } : [],
    ),
    transaction,
  );
  await jobSearchCounts.add(talent_id, { saved: jobs.length, external: cards.length }, transaction);
}

function buildExternal(demo: DemoExternal, talent_id: string, now: Date): StoredExternal {
  const { title, company, place, moves } = demo;
  const history: ColumnEntry[] = moves.map(([column, days]) => ({ at: addDays(now, -days), column }));
  const applied = history.find(({ column }) => column === 'applied');
  return {
    ...{ talent_id, external_id: uuidOf(`demo external ${title}`), title, company, place },
    link: null,
    column: history.at(-1)?.column ?? 'saved',
    applied_on: applied ? dayOf(applied.at) : null,
    history,
    version: 1,
    created_at: history[0]?.at ?? now,
  };
}
