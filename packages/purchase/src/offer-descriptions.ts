import { freeApplicationsAMonth } from '@sabi/contracts/hiring/application-terms';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Lifetime } from '@sabi/shared-texts/catalogue';
import type { Language } from '@sabi/contracts/language';
import type { Redemption } from '@sabi/contracts/billing/redemption';

// Descriptions of plans and services. Separate from `texts`, as public pages do not load it.

const words = {
  en: {
    in_product: 'Used on this site, at once',
    by_person: (days: number) =>
      `Ask for it on your dashboard; our team answers within ${days} working day${days === 1 ? '' : 's'}`,
    allByPerson: (days: number) =>
      `You ask for these on your dashboard. Our team answers within ${days} working day${days === 1 ? '' : 's'}.`,
    applications: (free: number) =>
      `Used when you apply on this site, after your ${free} free applications of the month`,
    applicationsOfPlan: (free: number) =>
      `Applications are used when you apply on this site, after your ${free} free ones of the month.`,
    othersByPerson: (days: number) =>
      `You ask for the rest on your dashboard. Our team answers within ${days} working day${days === 1 ? '' : 's'}.`,
    not_yet: 'Not available yet',
    months: (count: number) => `Use within ${count} month${count === 1 ? '' : 's'}`,
    daysFromPayment: (count: number) => `${count} day${count === 1 ? '' : 's'} from payment`,
    days: (count: number) => `${count} day${count === 1 ? '' : 's'}`,
    noEnd: 'No expiry',
    notIncluded: (name: string) => `Not included yet: ${name}`,
  },
  id: {
    in_product: 'Langsung dipakai di situs ini',
    by_person: (days: number) => `Minta lewat dasbor Anda; tim kami menjawab dalam ${days} hari kerja`,
    allByPerson: (days: number) =>
      `Semua layanan ini dapat Anda minta lewat dasbor. Tim kami menjawab dalam ${days} hari kerja.`,
    applications: (free: number) =>
      `Dipakai saat Anda melamar di situs ini, setelah ${free} lamaran gratis bulan itu habis`,
    applicationsOfPlan: (free: number) =>
      `Kuota lamaran dipakai saat Anda melamar di situs ini, setelah ${free} lamaran gratis bulan itu habis.`,
    othersByPerson: (days: number) =>
      `Layanan lainnya dapat Anda minta lewat dasbor. Tim kami menjawab dalam ${days} hari kerja.`,
    not_yet: 'Belum tersedia',
    months: (count: number) => `Gunakan dalam ${count} bulan`,
    daysFromPayment: (count: number) => `${count} hari sejak pembayaran`,
    days: (count: number) => `${count} hari`,
    noEnd: 'Tanpa batas waktu',
    notIncluded: (name: string) => `Belum termasuk: ${name}`,
  },
} satisfies Record<Language, object>;

interface Redeemable {
  readonly kind?: EntitlementKind | null | undefined;
  /** null: not used up; undefined: not sent by an earlier svc-billing. */
  readonly redemption?: Redemption | null | undefined;
}

const isForApplying = ({ kind, redemption }: Redeemable): boolean =>
  kind === 'job_application' && redemption?.way === 'in_product';

export function describeRedemption(offer: Redeemable, language: Language): string | null {
  const { redemption } = offer;
  if (!redemption) return null;
  const { by_person: byPerson, applications, ...others } = words[language];
  if (isForApplying(offer)) return applications(freeApplicationsAMonth);
  return redemption.way === 'by_person' ? byPerson(redemption.working_days) : others[redemption.way];
}

export function describePlanRedemption(features: readonly Redeemable[], language: Language): string | null {
  const { allByPerson, othersByPerson, applicationsOfPlan, in_product: inProduct } = words[language];
  const workingDays = features.flatMap(({ redemption }) =>
    redemption?.way === 'by_person' ? [redemption.working_days] : [],
  );
  const longest = Math.max(...workingDays);
  if (features.some(isForApplying))
    return [
      applicationsOfPlan(freeApplicationsAMonth),
      ...(workingDays.length > 0 ? [othersByPerson(longest)] : []),
    ].join(' ');
  if (workingDays.length > 0) return allByPerson(longest);
  const isAnyInProduct = features.some(({ redemption }) => redemption?.way === 'in_product');
  return isAnyInProduct ? inProduct : null;
}

/** Validity of a single service. @param lifetime undefined: not sent by an earlier svc-billing */
export function describeLifetime(lifetime: Lifetime | undefined, language: Language): string | null {
  if (!lifetime) return null;
  const { months, daysFromPayment } = words[language];
  return 'months' in lifetime ? months(lifetime.months) : daysFromPayment(lifetime.days);
}

/** Duration of a plan. @param days null: no expiry */
export function describeDuration(days: number | null, language: Language): string {
  return days === null ? words[language].noEnd : words[language].days(days);
}

export function describeNotIncluded(name: string, language: Language): string {
  return words[language].notIncluded(name);
}
