import type { Catalogue, PlanType, ServiceType } from '@sabi/contracts/http/billing';

type Localized = { en: string; id: string };

/** Specification, section 9. Amounts in whole rupiah. */
export const catalogue202601: Catalogue = {
  version: '2026-01',
  currency: 'IDR',
  plans: [
    plan('starter', 'Starter', { price: 0, listPrice: 0, days: null }, [
      { en: 'CV template', id: 'Templat CV' },
      { en: 'Quick guide', id: 'Panduan singkat' },
      { en: 'Community access', id: 'Akses komunitas' },
    ]),
    plan('basic', 'Basic', { price: 350_000, listPrice: 800_000, days: 30 }, [
      { en: '1 CV and LinkedIn makeover', id: '1 kali perbaikan CV dan LinkedIn' },
      { en: '1 consultation of 45 minutes', id: '1 kali konsultasi 45 menit' },
      { en: '1 HR webinar', id: '1 webinar HR' },
      { en: '25 job applications', id: '25 lamaran kerja' },
    ]),
    plan('pro', 'Pro', { price: 1_000_000, listPrice: 2_500_000, days: 60, popular: true }, [
      { en: '3 CV and LinkedIn makeovers', id: '3 kali perbaikan CV dan LinkedIn' },
      { en: '2 consultations', id: '2 kali konsultasi' },
      { en: '2 HR webinars', id: '2 webinar HR' },
      { en: '1 personality assessment', id: '1 asesmen kepribadian' },
      { en: '50 job applications', id: '50 lamaran kerja' },
    ]),
    plan('elite', 'Elite', { price: 2_000_000, listPrice: 4_350_000, days: 90 }, [
      { en: '6 CV and LinkedIn makeovers', id: '6 kali perbaikan CV dan LinkedIn' },
      { en: '5 consultations', id: '5 kali konsultasi' },
      { en: '3 HR webinars', id: '3 webinar HR' },
      { en: '1 full career assessment', id: '1 asesmen karier lengkap' },
      { en: '1 private session with an HR expert', id: '1 sesi privat bersama pakar HR' },
      { en: '100 job applications', id: '100 lamaran kerja' },
    ]),
  ],
  services: [
    service(
      'cv-linkedin',
      100_000,
      { en: 'CV and LinkedIn makeover', id: 'Perbaikan CV dan LinkedIn' },
      { en: 'per revision', id: 'per revisi' },
    ),
    service(
      'job-application',
      150_000,
      { en: 'Job applications', id: 'Lamaran kerja' },
      { en: 'per 25 jobs', id: 'per 25 lowongan' },
    ),
    service(
      'career-consultation',
      200_000,
      { en: 'Career consultation', id: 'Konsultasi karier' },
      { en: 'per session', id: 'per sesi' },
    ),
    service(
      'whatsapp-assistant',
      250_000,
      { en: 'WhatsApp assistant', id: 'Asisten WhatsApp' },
      { en: 'per 30 days', id: 'per 30 hari' },
    ),
    service(
      'hr-webinar',
      100_000,
      { en: 'HR webinar', id: 'Webinar HR' },
      { en: 'per webinar', id: 'per webinar' },
    ),
    service(
      'cv-template',
      50_000,
      { en: 'Premium CV templates', id: 'Templat CV premium' },
      { en: 'one-time', id: 'sekali bayar' },
    ),
    service(
      'personality-test',
      300_000,
      { en: 'Personality test', id: 'Tes kepribadian' },
      { en: 'per test', id: 'per tes' },
    ),
    service(
      'private-hr-session',
      750_000,
      { en: 'Private HR session', id: 'Sesi privat HR' },
      { en: 'per session', id: 'per sesi' },
    ),
  ],
};

function plan(
  planType: PlanType,
  name: string,
  terms: { price: number; listPrice: number; days: number | null; popular?: boolean },
  features: Localized[],
): Catalogue['plans'][number] {
  return {
    plan_type: planType,
    name: { en: name, id: name },
    features,
    popular: terms.popular ?? false,
    duration_days: terms.days,
    price: terms.price,
    list_price: terms.listPrice,
  };
}

function service(
  serviceType: ServiceType,
  price: number,
  name: Localized,
  unit: Localized,
): Catalogue['services'][number] {
  return { service_type: serviceType, name, unit, price };
}
