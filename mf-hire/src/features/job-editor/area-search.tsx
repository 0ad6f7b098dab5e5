import { areaByCode, describeArea } from '@sabi/areas';
import { jobAreasMax } from '@sabi/contracts/hiring/field-limits';
import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';
import { useLanguage } from '@sabi/shell-sdk/react';
import { TextField } from '@sabi/ui/text-field';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './area-search.module.css';
import { findPlaces } from './find-places';

interface AreaSearchProps {
  areas: readonly string[];
  error: string | undefined;
  onChange: (areas: readonly string[]) => void;
}

const fullName = ({ name, province }: BoardPlace) => (province ? `${name}, ${province}` : name);

/** Search of provinces, cities and regencies; results are chosen by arrow keys, Enter or a tap. */
export function AreaSearch({ areas, error, onChange }: AreaSearchProps) {
  const { t } = useTranslation('editor');
  const language = useLanguage();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = findPlaces(text, language).filter(({ code }) => !areas.includes(code));
  const isFull = areas.length >= jobAreasMax;

  const add = (place: BoardPlace | undefined) => {
    if (!place) return;
    onChange([...areas, place.code]);
    setText('');
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(found[active]);
    } else if (event.key === 'Escape') setText('');
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : found.length - 1;
      setActive((active + step) % found.length);
    } else if (event.key === 'Backspace' && text === '') onChange(areas.slice(0, -1));
  };

  return (
    <div className={styles['search']}>
      <ChosenAreas areas={areas} onChange={onChange} />
      <TextField
        label={t('fields.areas')}
        hint={isFull ? t('place.full', { count: jobAreasMax }) : t('place.hint')}
        error={error}
        value={text}
        disabled={isFull}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[active] && `${listId}-${found[active].code}`}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
        // Makes room for the results below the field, above the page's sticky bar.
        onFocus={({ target }) => target.scrollIntoView?.({ block: 'center' })}
        onBlur={() => setText('')}
      />
      <FoundPlaces id={listId} places={found} active={active} onChoose={add} />
      {text.trim().length > 1 && found.length === 0 && (
        <p className={styles['none']} role="status">
          {t('place.none')}
        </p>
      )}
    </div>
  );
}

interface FoundPlacesProps {
  id: string;
  places: readonly BoardPlace[];
  active: number;
  onChoose: (place: BoardPlace) => void;
}

function FoundPlaces({ id, places, active, onChoose }: FoundPlacesProps) {
  const { t } = useTranslation('editor');
  return (
    <ul
      className={styles['list']}
      id={id}
      role="listbox"
      aria-label={t('fields.areas')}
      hidden={places.length === 0}
    >
      {places.map((place, index) => (
        <li
          key={place.code}
          id={`${id}-${place.code}`}
          role="option"
          aria-selected={index === active}
          className={styles['option']}
          // Before the field loses the focus, which would clear the list.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(place);
          }}
        >
          {fullName(place)}
        </li>
      ))}
    </ul>
  );
}

function ChosenAreas({ areas, onChange }: Pick<AreaSearchProps, 'areas' | 'onChange'>) {
  const { t } = useTranslation('editor');
  const language = useLanguage();
  if (areas.length === 0) return null;
  const nameOf = (code: string) => {
    const area = areaByCode(code);
    return area ? fullName(describeArea(area, language)) : code;
  };
  return (
    <ul className={styles['chosen']} aria-label={t('place.chosen')}>
      {areas.map((code) => (
        <li key={code} className={styles['area']}>
          {nameOf(code)}
          <button
            type="button"
            className={styles['remove']}
            aria-label={t('place.remove', { name: nameOf(code) })}
            onClick={() => onChange(areas.filter((one) => one !== code))}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
