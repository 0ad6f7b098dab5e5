import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import type { BoardFilters, ListPage } from '@sabi/contracts/http/hiring/pages';
import { useTranslation } from 'react-i18next';

export interface FilterName {
  readonly kind: ListPage['widened'][number]['without'] | 'radius_km';
  /** Set where the filter has several values. */
  readonly value?: string;
  readonly text: string;
}

/** Labels of the active filters. */
export function useFilterNames(filters: BoardFilters): FilterName[] {
  const { t } = useTranslation(['jobs', 'job-view']);
  const single = (kind: FilterName['kind'], text: string | 0 | false | null): FilterName[] =>
    text ? [{ kind, text }] : [];
  return [
    ...single('q', filters.q && t('chips.words', { words: filters.q })),
    ...filters.area.map(({ code, name }): FilterName => ({ kind: 'area', value: code, text: name })),
    ...single('radius_km', filters.radius_km && t('chips.radius', { km: filters.radius_km })),
    ...single('company', filters.company && filters.company.name),
    ...filters.mode.map((value): FilterName => ({ kind: 'mode', value, text: t(`job-view:mode.${value}`) })),
    ...filters.type.map((value): FilterName => ({ kind: 'type', value, text: t(`type.${value}`) })),
    ...filters.level.map((value): FilterName => ({
      kind: 'level',
      value,
      text: t(`job-view:level.${value}`),
    })),
    ...single('pay_min', filters.pay_min !== null && t('chips.pay', { pay: formatRupiah(filters.pay_min) })),
    ...single(
      'posted_days',
      filters.posted_days !== null && t('filters.days', { count: filters.posted_days }),
    ),
    ...single('verified', filters.verified && t('filters.verified')),
    ...single('with_pay', filters.with_pay && t('chips.withPay')),
  ];
}
