// What is public of plans and single services. Prices are svc-billing's alone: this file is part of pages that visitors
// read. No dependency, so that it costs a page nothing.
import type { PlanType, ServiceType } from './http/billing';

type Localized = Readonly<{ en: string; id: string }>;

export interface PlanFacts {
  readonly plan_type: PlanType;
  readonly name: Localized;
  readonly features: readonly Localized[];
  readonly popular: boolean;
  /** null: the plan does not end. */
  readonly duration_days: number | null;
}

export interface ServiceFacts {
  readonly service_type: ServiceType;
  readonly name: Localized;
  readonly unit: Localized;
}

/** Specification, section 9, in the order they are offered. svc-billing keeps them by version: a change is a new version. */
export const planFacts: readonly PlanFacts[] = [
  plan('starter', 'Starter', null, [
    { en: '1 basic CV template', id: '1 templat CV dasar' },
    { en: 'Quick guide', id: 'Panduan singkat' },
    { en: 'Community access', id: 'Akses komunitas' },
  ]),
  plan('basic', 'Basic', 30, [
    { en: '1 CV and LinkedIn makeover', id: '1 kali perbaikan CV dan LinkedIn' },
    { en: '1 consultation of 45 minutes', id: '1 kali konsultasi 45 menit' },
    { en: '1 HR webinar', id: '1 webinar HR' },
    { en: '25 job applications', id: '25 lamaran kerja' },
  ]),
  plan(
    'pro',
    'Pro',
    60,
    [
      { en: '3 CV and LinkedIn makeovers', id: '3 kali perbaikan CV dan LinkedIn' },
      { en: '2 consultations', id: '2 kali konsultasi' },
      { en: '2 HR webinars', id: '2 webinar HR' },
      { en: '1 personality assessment', id: '1 asesmen kepribadian' },
      { en: '50 job applications', id: '50 lamaran kerja' },
    ],
    true,
  ),
  plan('elite', 'Elite', 90, [
    { en: '6 CV and LinkedIn makeovers', id: '6 kali perbaikan CV dan LinkedIn' },
    { en: '5 consultations', id: '5 kali konsultasi' },
    { en: '3 HR webinars', id: '3 webinar HR' },
    { en: '1 full career assessment', id: '1 asesmen karier lengkap' },
    { en: '1 private session with an HR expert', id: '1 sesi privat bersama pakar HR' },
    { en: '100 job applications', id: '100 lamaran kerja' },
  ]),
];

export const serviceFacts: readonly ServiceFacts[] = [
  service(
    'cv-linkedin',
    { en: 'CV and LinkedIn makeover', id: 'Perbaikan CV dan LinkedIn' },
    { en: 'per revision', id: 'per revisi' },
  ),
  service(
    'job-application',
    { en: 'Job applications', id: 'Lamaran kerja' },
    { en: 'per 25 jobs', id: 'per 25 lowongan' },
  ),
  service(
    'career-consultation',
    { en: 'Career consultation', id: 'Konsultasi karier' },
    { en: 'per session', id: 'per sesi' },
  ),
  service(
    'whatsapp-assistant',
    { en: 'WhatsApp assistant', id: 'Asisten WhatsApp' },
    { en: 'per 30 days', id: 'per 30 hari' },
  ),
  service('hr-webinar', { en: 'HR webinar', id: 'Webinar HR' }, { en: 'per webinar', id: 'per webinar' }),
  service(
    'cv-template',
    { en: 'Premium CV templates', id: 'Templat CV premium' },
    { en: 'one-time', id: 'sekali bayar' },
  ),
  service(
    'personality-test',
    { en: 'Personality test', id: 'Tes kepribadian' },
    { en: 'per test', id: 'per tes' },
  ),
  service(
    'private-hr-session',
    { en: 'Private HR session', id: 'Sesi privat HR' },
    { en: 'per session', id: 'per sesi' },
  ),
];

/** Specification, section 9, beside the single services. It names no price, so that nobody can order it. */
export const supportPreview: Localized = {
  en: 'Full Support Preview is a 15-minute consultation.',
  id: 'Full Support Preview adalah konsultasi selama 15 menit.',
};

function plan(
  planType: PlanType,
  name: string,
  durationDays: number | null,
  features: readonly Localized[],
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

function service(serviceType: ServiceType, name: Localized, unit: Localized): ServiceFacts {
  return { service_type: serviceType, name, unit };
}
