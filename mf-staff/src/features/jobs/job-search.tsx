import { TextField } from '@sabi/ui/text-field';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDeskKeys } from '../../desk/use-desk-keys';
import { foundJobPath } from './found-job';
import styles from './job-search.module.css';
import { readWantedNumber } from './read-wanted-number';

const mostCharacters = 300;

/** Finds any job, also one that is in no queue. */
export function JobSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useDeskKeys((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const no = readWantedNumber(input.current?.value ?? '');
    setUnreadable(no === null);
    if (no !== null) void navigate(`${foundJobPath}?no=${no}`);
  };
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- a number that is typed again
    <form className={styles['search']} role="search" onSubmit={submit}>
      <TextField
        ref={input}
        type="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        error={isUnreadable ? t('search.unreadable') : undefined}
        maxLength={mostCharacters}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={() => setUnreadable(false)}
        onKeyDown={leaveByEscape}
      />
    </form>
  );
}

/** Outside the field letters are shortcuts again. */
function leaveByEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Escape') currentTarget.blur();
}
