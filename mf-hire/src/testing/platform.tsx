// Stubs the platform, and renders the remote for a signed-in member of a company.
import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import type { Application, ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import type { Job, JobSummary } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { SessionState } from '@sabi/shell-sdk';
import { type FakeShellOptions, renderInShell } from '@sabi/shell-sdk/testing';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { definition } from '../definition';

export const companyId = '5f0c1d7e-53a4-4c0e-8a55-1f4f6f6a1c01';
export const jobId = '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d';
const companyPath = `/api/hiring/v1/companies/${companyId}`;

export const applicationId = '3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a';

export const operationId = '6f1e2d3c-4b5a-4968-8776-655443322110';

export const keys = {
  companies: 'GET /api/hiring/v1/companies',
  approval: 'GET /api/profile/v1/recruiter-review',
  jobs: `GET ${companyPath}/jobs`,
  job: `GET ${companyPath}/jobs/${jobId}`,
  save: `PATCH ${companyPath}/jobs/${jobId}`,
  lint: `POST ${companyPath}/jobs/${jobId}/lint`,
  publish: `POST ${companyPath}/jobs/${jobId}/publish`,
  pause: `POST ${companyPath}/jobs/${jobId}/pause`,
  applications: `GET ${companyPath}/jobs/${jobId}/applications`,
  application: `GET ${companyPath}/applications/${applicationId}`,
  cvFile: `GET ${companyPath}/applications/${applicationId}/cv-file`,
  board: `GET ${companyPath}/jobs/${jobId}/board`,
  changes: `GET ${companyPath}/jobs/${jobId}/board/changes`,
  stages: `PATCH ${companyPath}/jobs/${jobId}/stages`,
  moves: `POST ${companyPath}/applications/moves`,
  undo: `POST ${companyPath}/operations/${operationId}/undo`,
  templates: `GET ${companyPath}/templates`,
  automations: `GET ${companyPath}/jobs/${jobId}/automations`,
  newAutomation: `POST ${companyPath}/jobs/${jobId}/automations`,
  automation: `PATCH ${companyPath}/jobs/${jobId}/automations/${operationId}`,
  tryAutomation: `POST ${companyPath}/jobs/${jobId}/automations/dry-run`,
  runAutomation: `POST ${companyPath}/jobs/${jobId}/automations/${operationId}/run`,
  newTemplate: `POST ${companyPath}/templates`,
  template: `PATCH ${companyPath}/templates/${operationId}`,
  preview: `POST ${companyPath}/templates/preview`,
  company: `GET ${companyPath}`,
  members: `GET ${companyPath}/members`,
  invitations: `GET ${companyPath}/invitations`,
  claims: `GET ${companyPath}/claims`,
  ownClaims: 'GET /api/hiring/v1/company-claims',
} as const;

const recruiter: SessionState = {
  status: 'signed-in',
  user: {
    id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e',
    email: 'sri@kopi.example',
    metadata: { user_type: 'recruiter', first_name: 'Sri' },
  },
};

export interface SentRequest {
  readonly key: string;
  readonly body: unknown;
}

export type Answer = object | Error | ((sent: SentRequest) => object);

/** `METHOD /path` without query → its answers in order, the last one repeated. A `Response` is sent as it is. */
export type Answers = Readonly<Record<string, readonly Answer[]>>;

export function createPlatform(answers: Answers) {
  const requests: SentRequest[] = [];
  const left = new Map(Object.entries(answers).map(([key, list]) => [key, [...list]]));
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { method = 'GET', body } = init;
    const key = `${method} ${String(input).split('?')[0]}`;
    const sent: SentRequest = { key, body: typeof body === 'string' ? JSON.parse(body) : null };
    requests.push(sent);
    await Promise.resolve();
    const list = left.get(key) ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    if (!next || next instanceof Error) throw next ?? new TypeError('Failed to fetch');
    const answer =
      typeof next === 'function'
        ? await (next as (sent: SentRequest) => object | Promise<object>)(sent)
        : next;
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  const sent = (key: string) => requests.filter((request) => request.key === key);
  return { fetch, requests, sent };
}

export const problem = (status: number, code: string, more: object = {}) =>
  Response.json({ title: code, status, code, ...more }, { status });

export const buildApproval = (values: Partial<RecruiterApprovalView> = {}): object => ({
  state: 'approved',
  version: 1,
  reason: null,
  question: null,
  submitted_at: '2026-11-20T03:00:00.000Z',
  decided_at: null,
  expected_by: null,
  may_answer: false,
  company: {},
  ...values,
});

export const companies = (role: CompanyRole = 'owner') => ({
  companies: [{ company_id: companyId, slug: 'kopi-pagi', name: 'PT Kopi Pagi', role }],
});

export const buildPosting = (values: Partial<Posting> = {}): Posting => ({
  title: 'Barista',
  language: 'id',
  text: 'Menyajikan kopi.',
  areas: ['35.78'],
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'entry',
  category: 'hospitality',
  openings: 1,
  pay: { min: 4_500_000, max: 5_200_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
  requirements: [],
  questions: [],
  process: [],
  ...values,
});

export const buildJob = ({
  posting,
  ...values
}: Partial<Omit<Job, 'posting'>> & { posting?: Partial<Posting> } = {}): Job => ({
  job_id: jobId,
  public_no: 12,
  slug: 'barista',
  state: 'draft',
  pause_reason: null,
  close_reason: null,
  is_unconfirmed: false,
  frozen_at: null,
  frozen_reason: null,
  review_reason: null,
  posting: buildPosting(posting),
  version: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  published_at: null,
  confirmed_at: null,
  expires_at: null,
  ...values,
});

export const buildSummary = (values: Partial<JobSummary> = {}): JobSummary => {
  const {
    job_id,
    public_no,
    slug,
    state,
    is_unconfirmed,
    frozen_at,
    version,
    updated_at,
    expires_at,
    posting,
  } = buildJob();
  return {
    ...{ job_id, public_no, slug, state, is_unconfirmed, frozen_at, version, updated_at, expires_at },
    title: posting.title,
    applications: { total: 0, unanswered: 0 },
    ...values,
  };
};

/** An application that was sent a number of days ago. */
export function buildCard({ days = 1, ...values }: Partial<ApplicationCard> & { days?: number } = {}) {
  const submitted = Date.now() - days * 86_400_000;
  return {
    application_id: applicationId,
    job_id: jobId,
    name: 'Laksmi Wardani',
    headline: 'Barista',
    state: 'applied',
    stage_id: 'review',
    reason: null,
    submitted_at: new Date(submitted).toISOString(),
    opened_at: null,
    answered_at: null,
    answer_by: new Date(submitted + 21 * 86_400_000).toISOString(),
    ended_at: null,
    ...values,
  } satisfies ApplicationCard;
}

const notNotified = { notified_at: null };

/** A card on the board, in review for a day. */
export const buildBoardCard = (values: Partial<BoardCard> = {}): BoardCard => {
  const { application_id, name, headline, state, stage_id, reason, ...times } = buildCard();
  const { opened_at, answered_at, answer_by, submitted_at } = times;
  const entered_at = submitted_at ?? '';
  return {
    ...{ application_id, version: 1, name, headline, state, stage_id, rank: 'm', reason, entered_at },
    clock: { submitted_at: entered_at, opened_at, answered_at, answer_by },
    ...notNotified,
    ...values,
  };
};

export const stages: readonly Stage[] = (
  [
    ['review', 'Review', 'Peninjauan'],
    ['interview', 'Interview', 'Wawancara'],
    ['offer', 'Offer', 'Penawaran'],
    ['hired', 'Hired', 'Diterima'],
  ] as const
).map(([id, english, indonesian]) => ({
  id,
  kind: id,
  name: { en: english, id: indonesian },
  sla_days: 10,
}));

/** The board of the job with these cards. */
export const buildBoard = (cards: readonly BoardCard[], values: object = {}) => ({
  columns: stages.map(({ id, name, kind, sla_days }) => {
    const count = cards.filter((card) => card.stage_id === id).length;
    return { stage_id: id, name, kind, sla_days, limit: null, count, median_days: count && 1, over_sla: 0 };
  }),
  cards,
  revision: 'r1',
  next: null,
  ...values,
});

export function buildApplication({
  days = 1,
  ...values
}: Partial<Application> & { days?: number } = {}): Application {
  const event = { by: 'member', member_id: null, stage_id: null, reason: null } as const;
  const card = buildCard({ days });
  const at = card.submitted_at ?? '';
  return {
    ...card,
    applicant: {
      first_name: 'Laksmi',
      last_name: 'Wardani',
      email: 'dewi@mail.example',
      phone_number: '+6281200000001',
      headline: 'Barista',
      summary: null,
      cv: { resume_id: companyId, file_name: 'cv-laksmi.pdf' },
      lists: {
        work_experiences: [
          {
            ...{ id: jobId, version: 1, job_title: 'Barista Senior', company_name: 'Kopi Sore' },
            ...{ start_date: '2024-03', end_date: null, is_current: true },
            ...{ location: 'Surabaya', description: null },
          },
        ],
        educations: [],
        skills: [],
        languages: [],
        licenses_certifications: [],
      },
    },
    letter: 'Saya suka kopi.',
    answers: [
      { question: 'Bersedia bekerja malam?', answer: 'no', is_knock_out: true },
      { question: 'Punya SIM?', answer: 'yes', is_knock_out: false },
    ],
    stages: [...stages],
    events: [
      { ...event, no: 1, type: 'submitted', at, by: 'talent' },
      { ...event, no: 2, type: 'opened', at },
      { ...event, no: 3, type: 'moved', at, stage_id: 'review' },
    ],
    match: null,
    cv_file: null,
    ...values,
  };
}

/** Stubs media queries of the width, which jsdom lacks. */
function setWindowWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = Number(/([\d.]+)rem/.exec(query)?.[1]) * 16;
    return {
      matches: query.includes('min-width') ? width >= limit : width <= limit,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  };
}

interface HireOptions extends Omit<FakeShellOptions, 'fetch'> {
  answers?: Answers;
  /** Of the window, in pixels. */
  width?: number;
}

/** Renders for a recruiter, in a company unless the answers differ. */
export function renderHire({ answers = {}, width = 800, ...options }: HireOptions = {}) {
  setWindowWidth(width);
  const platform = createPlatform({
    [keys.companies]: [companies()],
    [keys.approval]: [buildApproval()],
    [keys.claims]: [{ claims: [] }],
    [keys.ownClaims]: [{ claims: [] }],
    ...answers,
  });
  const shell = renderInShell(definition, { session: recruiter, ...options, fetch: platform.fetch });
  // A dialog takes clicks a moment after it is there, of which jsdom, without a layout, would make an error.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...shell, ...platform, user };
}
