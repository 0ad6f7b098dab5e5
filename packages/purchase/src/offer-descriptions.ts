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
    not_yet: 'Belum tersedia',
    months: (count: number) => `Gunakan dalam ${count} bulan`,
    daysFromPayment: (count: number) => `${count} hari sejak pembayaran`,
    days: (count: number) => `${count} hari`,
    noEnd: 'Tanpa batas waktu',
    notIncluded: (name: string) => `Belum termasuk: ${name}`,
  },
} satisfies Record<Language, object>;

/** @param redemption null: not used up; undefined: not sent by an earlier svc-billing */
export function describeRedemption(
  redemption: Redemption | null | undefined,
  language: Language,
): string | null {
  if (!redemption) return null;
  const { by_person: byPerson, ...others } = words[language];
  return redemption.way === 'by_person' ? byPerson(redemption.working_days) : others[redemption.way];
}

export function describePlanRedemption(
  features: readonly { readonly redemption?: Redemption | null | undefined }[],
  language: Language,
): string | null {
  const workingDays = features.flatMap(({ redemption }) =>
    redemption?.way === 'by_person' ? [redemption.working_days] : [],
  );
  if (workingDays.length > 0) return words[language].allByPerson(Math.max(...workingDays));
  const isAnyInProduct = features.some(({ redemption }) => redemption?.way === 'in_product');
  return isAnyInProduct ? words[language].in_product : null;
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
