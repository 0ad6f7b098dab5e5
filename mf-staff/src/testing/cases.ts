import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type {
  StaffClaim,
  StaffCompany,
  StaffJob,
  StaffJobDetail,
  StaffReport,
} from '@sabi/contracts/http/hiring/staff';
import type { MessageReport } from '@sabi/contracts/http/notification/message-reports';
import type { StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import type { StaffApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';

const since = '2026-11-20T03:00:00.000Z';
const dueAt = '2099-12-01T10:00:00.000Z';

export function buildApproval(name: string, values: Partial<StaffApprovalView> = {}): StaffApprovalView {
  return {
    user_id: `10000000-0000-4000-8000-${name.length.toString().padStart(12, '0')}`,
    state: 'pending',
    version: 1,
    reason: null,
    question: null,
    submitted_at: since,
    decided_at: null,
    expected_by: dueAt,
    company: {
      first_name: 'Bayu',
      last_name: 'Rekaan',
      current_organization: name,
      title: 'HR',
      company_email: 'hr@rekaan.example',
      phone_number: null,
      message: null,
    },
    email: 'bayu@mail.example',
    answer: null,
    overdue: false,
    ...values,
  };
}

export function buildJob(values: Partial<StaffJob> = {}): StaffJob {
  return {
    job_id: '20000000-0000-4000-8000-000000000001',
    public_no: 12,
    slug: 'barista',
    state: 'in_review',
    pause_reason: null,
    close_reason: null,
    is_unconfirmed: false,
    frozen_at: null,
    frozen_reason: null,
    review_reason: null,
    posting: {
      title: 'Barista',
      language: 'id',
      text: 'Hubungi kami di Telegram.',
      areas: ['35.78'],
      mode: 'onsite',
      contract: 'pkwt',
      part_time: false,
      level: 'entry',
      category: null,
      openings: 1,
      pay: { min: 4_000_000, max: 5_000_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
      requirements: [{ text: 'Ramah', must: true }],
      questions: [],
      process: [],
    },
    version: 2,
    created_at: since,
    updated_at: since,
    published_at: null,
    confirmed_at: null,
    expires_at: null,
    company_id: '30000000-0000-4000-8000-000000000001',
    company_name: 'Kopi Rekaan',
    score: 30,
    findings: [
      {
        rule: 'away_from_here',
        points: 30,
        blocks: false,
        field: 'text',
        quote: 'Telegram',
        start: 16,
        end: 24,
        sentence: { en: 'It leads away from here.', id: 'Mengarahkan pelamar ke luar Sabi.' },
        fix: { en: 'Leave it out.', id: 'Hapus bagian ini.' },
      },
    ],
    due_at: dueAt,
    ...values,
  };
}

export function buildFoundJob(values: Partial<StaffJobDetail> = {}): StaffJobDetail {
  return {
    ...buildJob({ state: 'published', due_at: null }),
    history: [{ at: since, act: 'published', by: 'company', reason: null }],
    ...values,
  };
}

export function buildReport(values: Partial<StaffReport> = {}): StaffReport {
  const job = buildJob({ state: 'published' });
  return {
    report_id: '40000000-0000-4000-8000-000000000001',
    job_id: job.job_id,
    public_no: job.public_no,
    reason: 'asks_for_money',
    text: 'They asked for Rp 500.000.',
    user_id: null,
    in_good_standing: false,
    state: 'open',
    decision_reason: null,
    created_at: since,
    decided_at: null,
    due_at: dueAt,
    job,
    ...values,
  };
}

export function buildMessageReport(values: Partial<MessageReport> = {}): MessageReport {
  return {
    report_id: '40000000-0000-4000-8000-000000000002',
    thread_id: '80000000-0000-4000-8000-000000000001',
    company_id: '30000000-0000-4000-8000-000000000001',
    message_no: 2,
    reason: 'asks_for_money',
    text: 'They want Rp 500.000 before the interview.',
    reporter_side: 'talent',
    reporter_id: '60000000-0000-4000-8000-000000000001',
    author_id: '60000000-0000-4000-8000-000000000002',
    state: 'open',
    decision_reason: null,
    created_at: since,
    decided_at: null,
    due_at: dueAt,
    messages: [
      { no: 1, side: 'talent', text: null, at: since },
      { no: 2, side: 'company', text: 'Transfer the fee first.', at: since },
    ],
    ...values,
  };
}

export function buildCompany(values: Partial<StaffCompany> = {}): StaffCompany {
  return {
    company_id: '30000000-0000-4000-8000-000000000001',
    slug: 'kopi-rekaan',
    name: 'Kopi Rekaan',
    legal_name: 'PT Kopi Rekaan',
    nib: '1234567890123',
    domains: ['kopi.example'],
    about: '',
    zone: 'Asia/Jakarta',
    verification: {
      state: 'submitted',
      reason: null,
      evidence: [{ kind: 'oss', text: 'NIB at OSS' }],
      submitted_at: since,
      decided_at: null,
      valid_until: null,
    },
    version: 2,
    created_at: since,
    due_at: dueAt,
    ...values,
  };
}

export function buildRequest(values: Partial<StaffServiceRequest> = {}): StaffServiceRequest {
  return {
    request_id: '50000000-0000-4000-8000-000000000001',
    kind: 'consultation',
    state: 'open',
    wish: 'On a Saturday',
    answer: null,
    due_at: dueAt,
    created_at: since,
    answered_at: null,
    done_at: null,
    user_id: '60000000-0000-4000-8000-000000000001',
    name: 'Ayu Lestari',
    email: 'ayu@mail.example',
    is_overdue: false,
    ...values,
  };
}

export function buildInquiry(values: Partial<StaffInquiry> = {}): StaffInquiry {
  return {
    inquiry_id: '70000000-0000-4000-8000-000000000001',
    kind: 'contact',
    inquiry_type: 'company',
    first_name: 'Sari',
    last_name: 'Rekaan',
    company_name: 'PT Contoh',
    email: 'sari@mail.example',
    phone_number: null,
    message: 'Kami mencari tiga perencana produksi.',
    language: 'id',
    has_account: false,
    state: 'open',
    version: 1,
    answer: null,
    answer_mailed_at: null,
    closing_reason: null,
    created_at: since,
    due_at: dueAt,
    decided_at: null,
    ...values,
  };
}

export function buildClaim(values: Partial<StaffClaim> = {}): StaffClaim {
  return {
    claim_id: '70000000-0000-4000-8000-000000000001',
    user_id: '70000000-0000-4000-8000-000000000002',
    email: 'sri@kopi.example',
    position: 'HR Manager',
    message: 'Saya mengelola tim rekrutmen.',
    has_company_domain: true,
    earlier_membership: null,
    nib: '1234567890123',
    language: 'id',
    state: 'open',
    decided_by: null,
    role: null,
    reason: null,
    company: {
      company_id: '30000000-0000-4000-8000-000000000001',
      name: 'Kopi Rekaan',
      legal_name: 'PT Kopi Rekaan',
      nib: '1234567890123',
      domains: ['kopi.example'],
      verification: 'unverified',
      owners: 0,
      admins: 0,
    },
    grants: 'owner',
    created_at: since,
    ended_at: null,
    due_at: dueAt,
    ...values,
  };
}
