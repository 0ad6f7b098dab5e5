import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Search } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { listingPath } from '../../paths';
import { type Filter, maxQueryLength } from './filter';
import styles from './search-form.module.css';
import { useLiveQuery } from './use-live-query';

/** Searches while the reader types; before hydration or without script, a plain form. */
export function SearchForm({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const id = useId();
  const { input, applySoon, apply } = useLiveQuery(filter);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- the address holds what is typed
    <form className={styles['form']} role="search" action={useHref(listingPath)} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('search.label')}</label>
      </VisuallyHidden>
      <Search className={styles['icon']} size={20} aria-hidden="true" />
      <input
        id={id}
        ref={input}
        className={styles['input']}
        type="search"
        name="q"
        defaultValue={filter.query}
        maxLength={maxQueryLength}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        onInput={applySoon}
      />
      {filter.topic && <input type="hidden" name="topic" value={filter.topic} />}
      <Button type="submit" className={styles['submit']}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
