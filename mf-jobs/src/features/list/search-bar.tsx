import { findRadiusCity } from '@sabi/contracts/hiring/search-radius';
import type { ListPage } from '@sabi/contracts/http/hiring/pages';
import { Button } from '@sabi/ui/button';
import { MapPin, Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PlaceOptions } from './place-options';
import { RadiusSelect } from './radius-select';
import styles from './search-bar.module.css';
import { useShownWords } from './use-shown-words';

const maxWords = 200;

export function SearchBar({ page, onChange }: { page: ListPage; onChange: () => void }) {
  const { t } = useTranslation('jobs');
  const search = new URLSearchParams(useLocation().search);
  const [wordsId, placeId] = [useId(), useId()];
  const words = search.get('q') ?? '';
  const input = useShownWords(words);
  return (
    <div className={styles['bar']} role="search">
      <div className={styles['field']}>
        <label htmlFor={wordsId} className={styles['label']}>
          {t('search.words')}
        </label>
        <Search className={styles['icon']} size={20} aria-hidden="true" />
        <input
          ref={input}
          id={wordsId}
          className={styles['input']}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxWords}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          data-search
        />
      </div>
      <div className={styles['field']}>
        <label htmlFor={placeId} className={styles['label']}>
          {t('search.place')}
        </label>
        <MapPin className={styles['icon']} size={20} aria-hidden="true" />
        <select
          id={placeId}
          className={styles['input']}
          name="area"
          value={search.get('area') ?? ''}
          onChange={onChange}
        >
          <option value="">{t('search.everywhere')}</option>
          <PlaceOptions places={page.places} chosen={page.filters.area} />
        </select>
      </div>
      {findRadiusCity(search.getAll('area')) && <RadiusSelect onChange={onChange} />}
      <Button type="submit" className={styles['submit']}>
        {t('search.submit')}
      </Button>
    </div>
  );
}
