import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type {
  JobSearchCard,
  JobSearchCardDetail,
  ExternalBoardCard,
  JobSearchNote,
  SavedJob,
} from '@sabi/contracts/http/hiring/job-search';

const base = '/api/hiring/v1/my';
export const boardKey = `GET ${base}/job-search`;
export const allowanceKey = `GET ${base}/allowance`;
export const savedKey = `GET ${base}/saved-jobs`;
export const importKey = `POST ${base}/job-search/import`;
export const fileKey = `GET ${base}/job-search.csv`;
export const addKey = `POST ${base}/external-applications`;
export const cardKey = (id: string) => `GET ${base}/job-search/${id}`;
export const noteKey = (id: string) => `PUT ${base}/job-search/${id}/note`;
export const changeKey = (id: string) => `PATCH ${base}/external-applications/${id}`;
export const restoreKey = (id: string) => `POST ${base}/external-applications/${id}/restore`;
export const removeKey = (id: string) => `DELETE ${base}/external-applications/${id}`;
export const withdrawKey = (id: string) => `POST ${base}/applications/${id}/withdraw`;
export const savedJobKey = (method: 'PUT' | 'DELETE', no: number) => `${method} ${base}/saved-jobs/${no}`;

export const applicationId = '0a1b2c3d-0000-4000-8000-000000000001';
export const externalId = '0a1b2c3d-0000-4000-8000-000000000002';

const dayMs = 86_400_000;
/** A moment some days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

export const buildOwn = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  application_id: applicationId,
  job: {
    ...{ public_no: 12, slug: 'barista', title: 'Barista' },
    ...{ company_name: 'PT Kopi Pagi', company_slug: 'kopi-pagi' },
  },
  state: 'applied',
  stage_kind: 'review',
  reason: null,
  submitted_at: inDays(-7),
  opened_at: inDays(-1),
  answered_at: null,
  answer_by: inDays(13.5),
  ended_at: null,
  allowance: { kind: 'free', returned_at: null, return_reason: null },
  ...changes,
});

type OwnCard = Extract<JobSearchCard, { kind: 'application' }>;

export const buildOwnCard = (changes: Partial<OwnCard> = {}): OwnCard => ({
  kind: 'application',
  column: 'applied',
  next_step: 'wait',
  created_at: inDays(-7),
  has_note: false,
  application: buildOwn(),
  last_event: { type: 'opened', at: inDays(-1) },
  ...changes,
});

export const buildExternal = (changes: Partial<ExternalBoardCard> = {}): ExternalBoardCard => ({
  kind: 'external',
  external_id: externalId,
  title: 'Perawat',
  company: 'Klinik Melati',
  link: 'https://klinik.example/karier',
  place: 'Bandung',
  applied_on: '2026-11-02',
  version: 3,
  column: 'applied',
  next_step: 'follow_up',
  created_at: inDays(-9),
  has_note: false,
  last_event: { no: 1, type: 'added', at: inDays(-9), from: null, to: 'applied' },
  ...changes,
});

export const buildSavedJob = (changes: Partial<SavedJob> = {}): SavedJob => ({
  public_no: 31,
  title: 'Apoteker',
  company_name: 'PT Obat Rekaan',
  is_open: true,
  saved_at: inDays(-2),
  application_id: null,
  job: {
    ...{ public_no: 31, slug: 'apoteker', title: 'Apoteker' },
    company: { slug: 'obat-rekaan', name: 'PT Obat Rekaan', is_verified: false },
    ...{ areas: [], mode: null, contract: null, part_time: false, level: null, category: null },
    pay: { min: 6_000_000, max: 7_500_000 },
    ...{ published_at: inDays(-5), is_unconfirmed: false, is_demo: false, why: [] },
  },
  ...changes,
});

/** The same job on the board. */
export function buildSavedCard(changes: Partial<SavedJob> = {}): JobSearchCard {
  const { application_id: _, ...saved } = buildSavedJob(changes);
  return {
    ...saved,
    kind: 'saved_job',
    column: 'saved',
    next_step: saved.is_open ? 'apply' : null,
    created_at: saved.saved_at,
  };
}

const noNote: JobSearchNote = { text: '', version: 0, changed_at: null };

type OwnDetail = Extract<JobSearchCardDetail, { kind: 'application' }>;
type OwnEvent = OwnDetail['application']['events'][number];

const buildEvent = (no: number, type: OwnEvent['type'], changes: Partial<OwnEvent> = {}): OwnEvent => ({
  ...{ no, type, at: inDays(no - 8), by: 'member', stage_id: null, stage_kind: null, reason: null },
  ...changes,
});

export const buildOwnDetail = ({
  application = {},
  note = noNote,
}: { application?: Partial<OwnDetail['application']>; note?: JobSearchNote } = {}): OwnDetail => ({
  ...buildOwnCard(),
  application: {
    ...buildOwn(),
    letter: 'Halo,\nsaya suka kopi.',
    cv_file_name: 'CV Ayu.pdf',
    cv_file: null,
    match: null,
    answers: [{ question: 'Bersedia bekerja malam?', answer: 'yes' }],
    events: [
      buildEvent(1, 'submitted', { by: 'talent' }),
      buildEvent(2, 'opened'),
      buildEvent(3, 'moved', { stage_id: 'interview', stage_kind: 'interview' }),
    ],
    ...application,
  },
  note,
});

export const buildExternalDetail = (
  card: ExternalBoardCard = buildExternal(),
  note: JobSearchNote = noNote,
): JobSearchCardDetail => ({ ...card, note, events: [card.last_event] });

export const boardAnswer = (...cards: readonly JobSearchCard[]) => Response.json({ cards, next: null });
export const allowanceAnswer = (changes: object = {}) =>
  Response.json({ month: '2026-11', free_total: 5, free_left: 3, next: 'free', ...changes });
