import type { Page } from '@playwright/test';
import { readDictionary } from './dictionary';

const editing = readDictionary('en', 'mf-talent', 'editing');
const jobSearch = readDictionary('en', 'mf-talent', 'job-search');
const settings = readDictionary('en', 'mf-talent', 'settings');
const talent = readDictionary('en', 'mf-talent', 'talent');

/** A form, with the steps to reach it. */
export interface ReachedForm {
  readonly path: string;
  /** Name of a field that is unique on the page. */
  readonly field: string;
  /** Matches the request of the submission. */
  readonly sends: RegExp;
  /** Opens the dialog or panel of the form. */
  readonly open?: (page: Page) => Promise<void>;
  /** Values by field name, for fields that do not accept plain text. */
  readonly typed?: Readonly<Record<string, string>>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

export const visitorForms: Readonly<Record<string, readonly ReachedForm[]>> = {
  'mf-auth/src/features/sign-in/sign-in-form.tsx': [
    { path: '/auth', field: '[name=password]', sends: /\/auth\/v1\/token\?grant_type=password/ },
  ],
  'mf-auth/src/features/sign-up/sign-up-form.tsx': [
    { path: '/auth?mode=sign-up', field: '[name=confirmPassword]', sends: /\/auth\/v1\/signup/ },
    { path: '/auth?mode=sign-up&as=recruiter', field: '[name=companyEmail]', sends: /\/auth\/v1\/signup/ },
  ],
  'mf-auth/src/features/magic-link-sign-in/mail-request.tsx': [
    { path: '/auth/forgot-password', field: '[name=email]', sends: /\/auth\/v1\/recover/ },
    { path: '/auth/magic-link', field: '[name=email]', sends: /\/auth\/v1\/otp/ },
  ],
  'mf-auth/src/features/verify-email/code-form.tsx': [
    { path: '/auth/verify', field: '[name=code]', sends: /\/auth\/v1\/verify/ },
  ],
  'mf-auth/src/features/new-password/new-password-form.tsx': [
    { path: '/auth/reset-password?token=x', field: '[name=password]', sends: /\/auth\/v1\/verify(\?|$)/ },
  ],
  'mf-marketing/src/components/inquiry/inquiry-form.tsx': [
    { path: '/contact-us', field: '[name=message]', sends: /\/api\/profile\/v1\/inquiries/ },
  ],
  'mf-marketing/src/features/talent-solution/cv-analyzer/cv-analyzer.tsx': [
    {
      path: '/talent-solution?panel=cv-upload',
      field: '[name=cvText]',
      sends: /\/functions\/v1\/cv-analyzer/,
    },
  ],
};

export const signedInForms: Readonly<Record<string, readonly ReachedForm[]>> = {
  'mf-talent/src/editing/edit-dialog.tsx': [
    {
      path: '/profile',
      field: 'textarea',
      open: press(talent('entries.editSummary')),
      sends: /\/api\/profile\/v1\/profile$/,
    },
    {
      path: '/profile',
      field: 'input',
      open: press(editing('titles.skills_add')),
      sends: /\/api\/profile\/v1\/skills$/,
    },
  ],
  'mf-talent/src/features/name/name-form.tsx': [
    { path: '/settings', field: '[name=firstName]', sends: /\/api\/profile\/v1\/profile$/ },
  ],
  'mf-talent/src/features/email-address/email-form.tsx': [
    { path: '/settings/sign-in', field: '[name=email]', sends: /\/auth\/v1\/user/ },
  ],
  'mf-talent/src/features/change-password/change-password-form.tsx': [
    { path: '/settings/security', field: '[name=newPassword]', sends: /\/auth\/v1\/user/ },
  ],
  'mf-talent/src/features/visibility/hide-form.tsx': [
    {
      path: '/settings/visibility',
      field: '[name=company]',
      sends: /\/api\/profile\/v1\/visibility/,
      typed: { company: 'rekaan.example' },
    },
  ],
  'mf-talent/src/features/sharing/create-link-dialog.tsx': [
    {
      path: '/settings/visibility',
      field: '[name=label]',
      open: press(settings('sharing.create.open')),
      sends: /\/api\/profile\/v1\/share-links/,
    },
  ],
  'mf-talent/src/features/job-search/external/external-dialog.tsx': [
    {
      path: '/job-search?tab=applications',
      field: '[name=title]',
      open: press(jobSearch('external.open')),
      sends: /\/api\/hiring\/v1\/my\/external-applications$/,
      typed: { link: 'https://klinik.example/karier', appliedOn: '2026-11-02' },
    },
  ],
  'mf-talent/src/features/language-choice/language-form.tsx': [
    { path: '/settings', field: '[name=language]', sends: /\/auth\/v1\/user/ },
  ],
};

/** Forms that are not tested here, with the reason. */
export const otherForms: Readonly<Record<string, string>> = {
  'mf-auth/src/second-factor/app-code-form.tsx': 'holds a code alone',
  'mf-auth/src/second-factor/recovery-code-form.tsx': 'holds a code alone',
  'mf-auth/src/features/magic-link-sign-in/mail-code-form.tsx': 'holds a code alone',
  'mf-talent/src/step-up/step-up-dialog.tsx': 'holds a code alone',
  'mf-talent/src/features/second-factor/add-app-dialog.tsx': 'holds a code alone',
  'packages/purchase/src/voucher-field.tsx': 'holds a code alone',
  'mf-blog/src/features/listing/search-form.tsx': 'sends nothing: its address holds what is typed',
  'mf-jobs/src/features/list/list-page.tsx': 'sends nothing: its address holds what is typed',
  'mf-hire/src/features/applications/board/limit-dialog.tsx':
    'needs a job with applications; uses useDraftForm and Form',
  'mf-hire/src/features/claim/claim-form.tsx': 'needs an approved recruiter; uses useDraftForm and Form',
  'mf-hire/src/features/company/details-form.tsx': 'needs a company; uses useDraftForm and Form',
  'mf-hire/src/features/company/new-company-form.tsx': 'needs a recruiter; uses useDraftForm and Form',
  'mf-hire/src/features/company/verification-form.tsx': 'needs a company; uses useDraftForm and Form',
  'mf-hire/src/features/job-editor/new-job-form.tsx': 'needs a company; uses useDraftForm and Form',
  'mf-hire/src/features/team/invite-form.tsx': 'needs a company; uses useDraftForm and Form',
  'mf-hire/src/features/team/refuse-claim-dialog.tsx':
    'needs a request to join a company; uses useDraftForm and Form',
  'mf-hire/src/features/automations/rule-dialog.tsx': 'needs a company; uses useDraftForm and Form',
  'mf-hire/src/features/templates/template-dialog.tsx': 'needs a company; uses useDraftForm and Form',
  'mf-jobs/src/apply/apply-form.tsx': 'needs an open job; uses useDraft and Form',
  'mf-jobs/src/features/job/plain-report.tsx': 'is there without script alone',
  'mf-jobs/src/features/job/report-form.tsx': 'holds a short report, which stays until it was sent',
  'mf-staff/src/features/jobs/job-search.tsx': 'sends nothing: its address holds what is typed',
  'mf-staff/src/features/platform/command-dialog.tsx': 'holds a share alone, which is chosen again',
  'mf-staff/src/queue/decision-dialog.tsx': 'needs a case of a queue; uses useDraftForm and Form',
  'mf-marketing/src/components/chat/chat-composer.tsx': 'a journey of its own: chat-states',
  'mf-talent/src/features/inbox/composer.tsx': 'needs a conversation; uses useDraftForm and Form',
  'mf-talent/src/features/inbox/report-dialog.tsx': 'needs a message; uses useDraftForm and Form',
  'mf-talent/src/editing/merge-view.tsx': 'chooses between values that the form behind it keeps',
  'mf-auth/src/features/onboarding-redirect/complete-profile-form.tsx':
    'asks for what an account lacks; uses useDraftForm and Form',
  'mf-auth/src/features/recruiter-approval/answer-form.tsx':
    'needs a question of the team; uses useDraftForm and Form',
  'mf-talent/src/features/cv-report/analysis-form.tsx':
    'needs a CV that was read; uses useDraft and useOfflineHold',
  'mf-talent/src/features/job-search/card/note-form.tsx': 'needs an application; uses useDraftForm and Form',
  'mf-talent/src/features/passkeys/rename-dialog.tsx': 'needs a passkey; uses useDraftForm and Form',
  'mf-talent/src/features/service-requests/request-dialog.tsx':
    'needs something that was bought; uses useDraftForm and Form',
  'mf-talent/src/features/sharing/change-link-dialog.tsx': 'needs a link; uses useDraftForm and Form',
};
