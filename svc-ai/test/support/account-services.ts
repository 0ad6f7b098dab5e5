const moment = '2026-12-20T03:00:00.000Z';
const id = '5a4f7a1e-3a44-4a5e-9a51-0f6c0c2f6e01';
const companyId = '9c1d0c2a-5b1e-4d55-8a41-4f6b0c2f6e02';
const usage = (kind: string, used: number, total: number) => ({ kind, used, total, ends_at: moment });
const order = {
  order_id: id,
  payment_type: 'subscription',
  item: 'pro',
  name: { en: 'Pro', id: 'Pro' },
  catalogue_version: '2026-11',
  list_price: 2_500_000,
  price: 1_000_000,
  voucher_code: null,
  amount: 1_000_000,
  currency: 'IDR',
  status: 'paid',
  invoice_url: null,
  expires_at: null,
  created_at: moment,
  paid_at: moment,
  paid_with: null,
  ended_at: null,
  given_up: false,
  refunded_at: null,
  receipt: { receipt_id: id, number: 'RCP-17' },
};
const job = (title: string, state: string, unanswered: number) => ({
  job_id: id,
  public_no: 1,
  slug: 'a-job',
  state,
  is_unconfirmed: false,
  frozen_at: null,
  version: 1,
  updated_at: moment,
  expires_at: null,
  title,
  applications: { total: unanswered, unanswered },
});

/** What svc-billing, svc-hiring and svc-profile answer to an account, by path, in the shapes of their contracts. */
export const sandboxAnswers: Readonly<Record<string, object>> = {
  '/api/billing/v1/plan': {
    plan_type: 'pro',
    starts_at: moment,
    ends_at: moment,
    days_left: 20,
    next: null,
    usage: [usage('job_application', 19, 50), usage('consultation', 1, 2)],
  },
  '/api/billing/v1/payments': { payments: [order], next: null },
  '/api/billing/v1/catalogue': {
    version: '2026-11',
    currency: 'IDR',
    plans: [
      {
        plan_type: 'pro',
        name: { en: 'Pro', id: 'Pro' },
        features: [],
        popular: true,
        duration_days: 60,
        price: 1_000_000,
        list_price: 2_500_000,
      },
    ],
    services: [],
  },
  '/api/hiring/v1/my/allowance': { month: '2026-11', free_total: 5, free_left: 3, next: 'free' },
  '/api/hiring/v1/my/applications': {
    applications: [
      {
        application_id: id,
        job: {
          public_no: 1,
          slug: 'penyelia-gudang',
          title: 'Penyelia Gudang',
          company_name: 'PT Gudang Rekaan',
          company_slug: 'pt-gudang-rekaan',
        },
        state: 'in_process',
        stage_kind: 'interview',
        reason: null,
        submitted_at: moment,
        opened_at: moment,
        answered_at: null,
        answer_by: null,
        ended_at: null,
        allowance: { kind: 'free', returned_at: null, return_reason: null },
      },
    ],
    next: null,
  },
  '/api/profile/v1/resumes': {
    resumes: [
      {
        id,
        file_key: `${id}/cv_1.pdf`,
        file_name: 'cv-terbaru.pdf',
        size_bytes: 1000,
        state: 'parsed',
        progress_percent: 100,
        error_code: null,
        uploaded_at: moment,
        is_current: true,
        scan_state: 'clean',
      },
    ],
    used_bytes: 1000,
    quota_bytes: 100_000,
  },
  '/api/hiring/v1/companies': {
    companies: [{ company_id: companyId, slug: 'contoh', name: 'PT Contoh Dapur', role: 'owner' }],
  },
  [`/api/hiring/v1/companies/${companyId}`]: {
    company_id: companyId,
    slug: 'contoh',
    name: 'PT Contoh Dapur',
    legal_name: 'PT Contoh Dapur',
    nib: null,
    domains: [],
    about: '',
    zone: 'Asia/Jakarta',
    verification: {
      state: 'submitted',
      reason: null,
      evidence: null,
      submitted_at: moment,
      decided_at: null,
      valid_until: null,
    },
    role: 'owner',
    version: 1,
    created_at: moment,
  },
  [`/api/hiring/v1/companies/${companyId}/jobs`]: {
    jobs: [job('Koki', 'published', 4), job('Kasir', 'published', 0), job('Pramusaji', 'draft', 0)],
    next: null,
  },
};
