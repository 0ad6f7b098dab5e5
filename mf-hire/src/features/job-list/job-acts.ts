import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';

export type JobAct = 'approve' | 'publish' | 'pause' | 'confirm' | 'close' | 'discard' | 'duplicate';

interface Rights {
  readonly mayChangeJobs: boolean;
  readonly mayApproveJobs: boolean;
}

/** Actions for a job in its state, the likeliest first. Drafts are published in the editor. */
export function listActs(job: Pick<JobSummary, 'state' | 'is_unconfirmed'>, rights: Rights): JobAct[] {
  if (!rights.mayChangeJobs) return [];
  switch (job.state) {
    case 'draft':
      return ['duplicate', 'discard'];
    case 'in_approval':
      return rights.mayApproveJobs ? ['approve', 'close'] : ['close'];
    case 'in_review':
      return ['close'];
    case 'published':
      return job.is_unconfirmed ? ['confirm', 'pause', 'close'] : ['pause', 'duplicate', 'close'];
    case 'paused':
      return ['publish', 'duplicate', 'close'];
    case 'closed':
    case 'expired':
      return ['duplicate'];
  }
}
