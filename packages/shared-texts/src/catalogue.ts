// Public facts of plans and single services. Prices are in svc-billing only: this file is part of pages that visitors
// load. No dependency, so that it costs a page nothing.
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

interface Localized {
  readonly en: string;
  readonly id: string;
}

/** Validity of a single service after its payment. */
export type Lifetime = { readonly months: number } | { readonly days: number };

export interface PlanFeature extends Localized {
  /** The counted entitlement; null where everybody has it and nothing is used up. */
  readonly kind: EntitlementKind | null;
}

export interface PlanFacts {
  readonly plan_type: PlanType;
  readonly name: Localized;
  readonly features: readonly PlanFeature[];
  readonly popular: boolean;
  /** null: the plan does not end. */
  readonly duration_days: number | null;
}

export interface ServiceFacts {
  readonly service_type: ServiceType;
  readonly name: Localized;
  readonly unit: Localized;
  readonly kind: EntitlementKind;
  readonly lifetime: Lifetime;
}

/** Specification, section 9, in display order. svc-billing stores them by version: a change is a new version. */
export const planFacts: readonly PlanFacts[] = [
  plan('starter', 'Starter', null, [
    { en: '1 basic CV template', id: '1 templat CV dasar', kind: 'cv_template_basic' },
    { en: 'Quick guide', id: 'Panduan singkat', kind: null },
    { en: 'Community access', id: 'Akses komunitas', kind: null },
  ]),
  plan('basic', 'Basic', 30, [
    { en: '1 CV and LinkedIn makeover', id: '1 kali perbaikan CV dan LinkedIn', kind: 'cv_makeover' },
    { en: '1 consultation of 45 minutes', id: '1 kali konsultasi 45 menit', kind: 'consultation' },
    { en: '1 HR webinar', id: '1 webinar HR', kind: 'webinar' },
    { en: '25 job applications', id: '25 lamaran kerja', kind: 'job_application' },
  ]),
  plan(
    'pro',
    'Pro',
    60,
    [
      { en: '3 CV and LinkedIn makeovers', id: '3 kali perbaikan CV dan LinkedIn', kind: 'cv_makeover' },
      { en: '2 consultations', id: '2 kali konsultasi', kind: 'consultation' },
      { en: '2 HR webinars', id: '2 webinar HR', kind: 'webinar' },
      { en: '1 personality assessment', id: '1 asesmen kepribadian', kind: 'personality_test' },
      { en: '50 job applications', id: '50 lamaran kerja', kind: 'job_application' },
    ],
    true,
  ),
  plan('elite', 'Elite', 90, [
    { en: '6 CV and LinkedIn makeovers', id: '6 kali perbaikan CV dan LinkedIn', kind: 'cv_makeover' },
    { en: '5 consultations', id: '5 kali konsultasi', kind: 'consultation' },
    { en: '3 HR webinars', id: '3 webinar HR', kind: 'webinar' },
    { en: '1 full career assessment', id: '1 asesmen karier lengkap', kind: 'career_assessment' },
    {
      en: '1 private session with an HR expert',
      id: '1 sesi privat bersama pakar HR',
      kind: 'private_session',
    },
    { en: '100 job applications', id: '100 lamaran kerja', kind: 'job_application' },
  ]),
];

export const serviceFacts: readonly ServiceFacts[] = [
  service(
    'cv-linkedin',
    'cv_makeover',
    { en: 'CV and LinkedIn makeover', id: 'Perbaikan CV dan LinkedIn' },
    { en: 'per revision', id: 'per revisi' },
  ),
  service(
    'job-application',
    'job_application',
    { en: 'Job applications', id: 'Lamaran kerja' },
    { en: 'per 25 jobs', id: 'per 25 lowongan' },
  ),
  service(
    'career-consultation',
    'consultation',
    { en: 'Career consultation', id: 'Konsultasi karier' },
    { en: 'per session', id: 'per sesi' },
  ),
  service(
    'whatsapp-assistant',
    'whatsapp_assistant',
    { en: 'WhatsApp assistant', id: 'Asisten WhatsApp' },
    { en: 'per 30 days', id: 'per 30 hari' },
    { days: 30 },
  ),
  service(
    'hr-webinar',
    'webinar',
    { en: 'HR webinar', id: 'Webinar HR' },
    { en: 'per webinar', id: 'per webinar' },
  ),
  service(
    'cv-template',
    'cv_template_premium',
    { en: 'Premium CV templates', id: 'Templat CV premium' },
    { en: 'one-time', id: 'sekali bayar' },
  ),
  service(
    'personality-test',
    'personality_test',
    { en: 'Personality test', id: 'Tes kepribadian' },
    { en: 'per test', id: 'per tes' },
  ),
  service(
    'private-hr-session',
    'private_session',
    { en: 'Private HR session', id: 'Sesi privat HR' },
    { en: 'per session', id: 'per sesi' },
  ),
];

/** Specification, section 9, beside the single services. It has no price, so it cannot be ordered. */
export const supportPreview: Localized = {
  en: 'Full Support Preview is a 15-minute consultation.',
  id: 'Full Support Preview adalah konsultasi selama 15 menit.',
};

function plan(
  planType: PlanType,
  name: string,
  durationDays: number | null,
  features: readonly PlanFeature[],
  popular = false,
): PlanFacts {
  return {
    plan_type: planType,
    name: { en: name, id: name },
    features,
    popular,
    duration_days: durationDays,
  };
}

function service(
  serviceType: ServiceType,
  kind: EntitlementKind,
  name: Localized,
  unit: Localized,
  lifetime: Lifetime = { months: 12 },
): ServiceFacts {
  return { service_type: serviceType, kind, name, unit, lifetime };
}
