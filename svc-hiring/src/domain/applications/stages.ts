import type { ApplicationState, StageKind } from '@sabi/contracts/hiring/application-terms';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import type { StoredJob } from '../jobs/job';

const stageDays = 10;

/** The plan of a job without one of its own. */
export const defaultStages: readonly Stage[] = [
  stage('review', 'review', 'Review', 'Peninjauan'),
  stage('test', 'test', 'Test', 'Tes'),
  stage('interview', 'interview', 'Interview', 'Wawancara'),
  stage('offer', 'offer', 'Offer', 'Penawaran'),
  stage('hired', 'hired', 'Hired', 'Diterima'),
];

function stage(id: string, kind: StageKind, en: string, inIndonesian: string): Stage {
  return { id, kind, name: { en, id: inIndonesian }, sla_days: stageDays };
}

export const stagesOf = ({ stages }: Pick<StoredJob, 'stages'>): readonly Stage[] => stages ?? defaultStages;

/** Where applications arrive. */
export function firstStageOf(job: Pick<StoredJob, 'stages'>): string {
  const [first] = stagesOf(job);
  if (!first) throw new Error('unreachable: a plan has stages');
  return first.id;
}

/** State of an application in a stage. */
export const stateOfKind: Readonly<Record<StageKind, ApplicationState>> = {
  lead: 'applied',
  review: 'applied',
  test: 'in_process',
  interview: 'in_process',
  offer: 'offer',
  hired: 'hired',
};

/** Whether a move there answers the talent. */
export const isPastReview = (kind: StageKind): boolean => kind !== 'lead' && kind !== 'review';

/** @returns undefined for a stage that the job has not */
export const stageOf = (job: Pick<StoredJob, 'stages'>, id: string): Stage | undefined =>
  stagesOf(job).find((each) => each.id === id);
