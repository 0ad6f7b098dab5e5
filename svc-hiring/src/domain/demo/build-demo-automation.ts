import type { StoredAutomation } from '../automations/automation';
import { uuidOf } from '../imports/uuid-of';
import type { StoredJob } from '../jobs/job';

/** A rule to look at and to try; it is off, so that no application moves by itself. */
export const buildDemoAutomation = (
  { id: jobId }: Pick<StoredJob, 'id'>,
  memberId: string,
  now: Date,
): StoredAutomation => ({
  id: uuidOf(`demo automation ${jobId}`),
  job_id: jobId,
  name: 'Lulus tes',
  is_on: false,
  trigger: { event: 'moved', stage_id: 'test' },
  conditions: [],
  act: { stage_id: 'interview', template_id: null, after_hours: 24 },
  member_id: memberId,
  version: 1,
  created_at: now,
  updated_at: now,
});
