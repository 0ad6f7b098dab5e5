import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from '../job-search.module.css';

/** On phones the list is the only view. */
export function ViewSwitch({ isList, onChange }: { isList: boolean; onChange: (isList: boolean) => void }) {
  const { t } = useTranslation('job-search');
  return (
    <div className={styles['views']} role="group" aria-label={t('view.label')}>
      {([false, true] as const).map((each) => (
        <button
          key={String(each)}
          type="button"
          className={styles['view']}
          aria-pressed={isList === each}
          onClick={() => onChange(each)}
        >
          {t(each ? 'view.list' : 'view.board')}
        </button>
      ))}
    </div>
  );
}

/** The view is part of the address. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const change = (isList: boolean) => {
    const next = new URLSearchParams(params);
    if (isList) next.set('view', 'list');
    else next.delete('view');
    setParams(next, { replace: true });
  };
  return { isList: params.get('view') === 'list', change };
}
