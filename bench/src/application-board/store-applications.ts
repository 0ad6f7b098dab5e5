import { randomUUID } from 'node:crypto';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import type { Db } from 'mongodb';

/** How many applications each stage has: one to select as a whole, and one whose last card is in view. */
export const stageCounts = { review: 1200, test: 500, interview: 297, offer: 3 } as const;

interface Row {
  readonly _id: string;
  readonly clock: { readonly submitted_at: Date };
  readonly applicant: object;
  readonly match: { readonly requirements: readonly object[] };
}

const minuteMs = 60_000;
const minutesBetween = 8;
const states = { review: 'applied', test: 'in_process', interview: 'in_process', offer: 'offer' } as const;

/** Copies the one application of a job, each for another applicant and a little older. */
export async function storeApplications(db: Db, jobId: string): Promise<void> {
  const applications = db.collection<Row>('applications');
  const sample = await applications.findOneAndDelete({ job_id: jobId } as object);
  if (!sample) throw new Error('The job has no application to copy');
  const stages = Object.entries(stageCounts).flatMap(([stage, count]) =>
    Array<keyof typeof stageCounts>(count).fill(stage as keyof typeof stageCounts),
  );
  await applications.insertMany(stages.map((stage, index) => copyOf(sample, stage, index)));
}

function copyOf(sample: Row, stage: keyof typeof stageCounts, index: number): Row {
  const { first_name, last_name, title } = generateProfile(index).full.profile;
  const at = new Date(sample.clock.submitted_at.getTime() - (index + 1) * minutesBetween * minuteMs);
  const answeredAt = stage === 'review' ? null : at;
  return {
    ...sample,
    ...{ _id: randomUUID(), talent_id: randomUUID(), stage_id: stage, state: states[stage] },
    applicant: { ...sample.applicant, first_name, last_name, headline: title },
    clock: { ...sample.clock, submitted_at: at, opened_at: answeredAt, answered_at: answeredAt },
    match: {
      ...sample.match,
      requirements: sample.match.requirements.map((each) => ({
        ...each,
        state: index % 3 === 0 ? 'missing' : 'found',
      })),
    },
    ...{ next_at: null, created_at: at, updated_at: at, changed_at: at },
  } as Row;
}
