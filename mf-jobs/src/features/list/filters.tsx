import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { employmentTypes, jobLevels, workModes } from '@sabi/contracts/hiring/posting-terms';
import type { ListPage } from '@sabi/contracts/http/hiring/pages';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../components/format-count';
import { countActive } from './count-active';
import { FilterChoices } from './filter-choices';
import { FilterSelect } from './filter-select';
import styles from './filters.module.css';

const payFloors = [3, 4, 5, 6, 8, 10, 15, 20, 30].map((count) => count * 1_000_000);
const postedWithin = [1, 3, 7, 14, 30];

/** Beside the list where there is room, else folded. */
export function Filters({ page, onChange }: { page: ListPage; onChange: () => void }) {
  const { t } = useTranslation(['jobs', 'job-view']);
  const language = useLanguage();
  const search = new URLSearchParams(useLocation().search);
  const active = countActive(page.filters);
  const { counts, total } = page;
  return (
    // The visitor may have opened it before hydration.
    <details className={styles['filters']} suppressHydrationWarning>
      <summary className={styles['summary']}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {active > 0 ? t('filters.titleWith', { count: active }) : t('filters.title')}
      </summary>
      <div className={styles['panel']}>
        <FilterSelect
          name="pay_min"
          label={t('filters.pay')}
          none={t('filters.anyPay')}
          options={payFloors.map((floor) => [String(floor), formatRupiah(floor)] as const)}
          onChange={onChange}
        />
        <FilterChoices
          name="mode"
          label={t('filters.mode')}
          options={workModes.map(
            (mode) => [mode, t(`job-view:mode.${mode}`), counts.mode[mode] ?? 0] as const,
          )}
          onChange={onChange}
        />
        <FilterChoices
          name="type"
          label={t('filters.type')}
          options={employmentTypes.map((type) => [type, t(`type.${type}`), counts.type[type] ?? 0] as const)}
          onChange={onChange}
        />
        <FilterChoices
          name="level"
          label={t('filters.level')}
          options={jobLevels.map(
            (level) => [level, t(`job-view:level.${level}`), counts.level[level] ?? 0] as const,
          )}
          onChange={onChange}
        />
        <FilterSelect
          name="posted_days"
          label={t('filters.posted')}
          none={t('filters.anyTime')}
          options={postedWithin.map((days) => [String(days), t('filters.days', { count: days })] as const)}
          onChange={onChange}
        />
        <VerifiedChoice isChecked={search.get('verified') === 'true'} onChange={onChange} />
        <KeptParameters search={search} />
        <Button type="submit" variant="secondary" block onClick={fold}>
          {t('filters.show', { count: total, shown: formatCount(total, language) })}
        </Button>
      </div>
    </details>
  );
}

function fold({ currentTarget }: MouseEvent): void {
  const details = currentTarget.closest('details');
  if (details) details.open = false;
}

function VerifiedChoice({ isChecked, onChange }: { isChecked: boolean; onChange: () => void }) {
  const { t } = useTranslation(['jobs', 'job-view']);
  return (
    <label className={styles['choice']}>
      <input type="checkbox" name="verified" value="true" checked={isChecked} onChange={onChange} />
      {t('filters.verified')}
    </label>
  );
}

/** Preserves parameters of other forms when this one is submitted. */
function KeptParameters({ search }: { search: URLSearchParams }) {
  return ['company', 'sort'].map((name) => {
    const value = search.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
