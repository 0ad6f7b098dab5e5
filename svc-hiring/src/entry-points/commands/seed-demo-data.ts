import { Outbox } from '@sabi/event-bus/outbox';
import { createTransact } from '@sabi/service-kit/transaction';
import { createApplicationRepository } from '../../data-access/application-repository';
import { createAutomationRepository } from '../../data-access/automation-repository';
import { createCompanyRepository } from '../../data-access/company-repository';
import {
  createCardNotes,
  createExternalApplications,
  createJobSearchCounts,
  createSavedJobs,
} from '../../data-access/job-search';
import { createJobChanges } from '../../data-access/job-changes';
import { createJobRepository } from '../../data-access/job-repository';
import { createMemberRepository } from '../../data-access/member-repository';
import { type DemoMember, seedDemoData } from '../../domain/demo/seed-demo-data';
import { postingRules } from '../../integrations/posting-rules';
import { openDatabase } from './open-database';

export type { DemoMember } from '../../domain/demo/seed-demo-data';

/**
 * Adds missing demonstration data to a laptop's database. Needs a started service, which creates the indexes
 * and is notified of new jobs.
 * @param options.findMembers members of the first company, called once
 * @param options.findTalent id of the talent whose job search is shown, called once
 */
export async function seedHiringDemoData(options: {
  mongoUri: string;
  findMembers: () => Promise<readonly DemoMember[]>;
  findTalent: () => Promise<string>;
}): Promise<void> {
  const { mongo } = await openDatabase(options.mongoUri);
  const { client, connection, db } = mongo;
  try {
    await seedDemoData(
      { now: new Date(), findMembers: options.findMembers, findTalent: options.findTalent },
      {
        applications: createApplicationRepository(connection),
        automations: createAutomationRepository(connection),
        companies: createCompanyRepository(db),
        jobs: createJobRepository(connection, db),
        members: createMemberRepository(connection),
        jobChanges: createJobChanges(db),
        savedJobs: createSavedJobs(db),
        externalApplications: createExternalApplications(db),
        cardNotes: createCardNotes(db),
        jobSearchCounts: createJobSearchCounts(db),
        outbox: new Outbox(db),
        postingRules,
        transact: createTransact(client),
      },
    );
  } finally {
    await mongo.close();
  }
}
