import { lineMaxLength } from '@sabi/contracts/profile/entry-rules';
import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import { Button } from '@sabi/ui/button';
import { Section } from '@sabi/ui/section';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportItem } from './import-item';
import styles from './review.module.css';
import type { Corrections, Placement } from './use-corrections';
import { useImportText } from './use-import-text';

type Line = NonNullable<CvImport['unassigned']>[number];

interface UnassignedSectionProps {
  lines: readonly Line[];
  /** Entries with a description that a line can join. */
  entries: readonly ImportItem[];
  corrections: Corrections;
}

/** Names of new entries, in the order of the menu. */
const newEntries = [
  ['work_experiences', ['job_title', 'company_name']],
  ['educations', ['institution_name']],
  ['skills', ['skill_name']],
  ['languages', ['language_name']],
  ['licenses_certifications', ['name']],
] as const;

/** Lines that found no place: each goes where its owner says, or is left out. */
export function UnassignedSection({ lines, entries, corrections }: UnassignedSectionProps) {
  const { t } = useTranslation('cv-import');
  const [news, setNews] = useState('');
  return (
    <Section title={t('rest.title')}>
      <p className={styles['lead']}>{t('rest.lead', { count: lines.length })}</p>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ul className={styles['rows']}>
        {lines.map((line) => (
          <LineRow key={line.key} line={line} entries={entries} corrections={corrections} onNews={setNews} />
        ))}
      </ul>
    </Section>
  );
}

interface LineRowProps extends Omit<UnassignedSectionProps, 'lines'> {
  line: Line;
  onNews: (news: string) => void;
}

function LineRow({ line, entries, corrections, onNews }: LineRowProps) {
  const { t } = useTranslation('cv-import');
  const placeName = usePlaceName(entries);
  const placement = corrections.placementOf(line.key);
  const row = useRef<HTMLLIElement>(null);
  const wasMoved = useRef(false);
  // The pressed button is gone: its row keeps the focus.
  useEffect(() => {
    if (!wasMoved.current) return;
    wasMoved.current = false;
    row.current?.querySelector<HTMLElement>('input, button, select')?.focus();
  });
  const place = (next: Placement | 'left-out' | undefined) => {
    wasMoved.current = true;
    corrections.place(line.key, next);
    onNews(
      next
        ? t('rest.placed', { line: line.text, place: placeName(next) })
        : t('rest.undone', { line: line.text }),
    );
  };
  return (
    <li className={placement ? styles['done'] : styles['row']} ref={row}>
      {placement ? (
        <PlacedLine
          line={line}
          placement={placement}
          place={placeName(placement)}
          corrections={corrections}
          onUndo={() => place(undefined)}
        />
      ) : (
        <OpenLine line={line} entries={entries} onPlace={place} />
      )}
    </li>
  );
}

function OpenLine({
  line,
  entries,
  onPlace,
}: {
  line: Line;
  entries: readonly ImportItem[];
  onPlace: (placement: Placement | 'left-out') => void;
}) {
  const { t } = useTranslation('cv-import');
  const { nameItem } = useImportText();
  const placeName = usePlaceName(entries);
  const near = entries.find(({ key }) => key === line.near);
  const options = [
    ...entries.map((entry) => ({
      value: entry.key,
      label: placeName({ as: 'description', entry: entry.key }),
    })),
    ...newEntries.map(([as]) => ({ value: as, label: placeName({ as }) })),
  ];
  const choose = (value: string) => {
    const names = newEntries.find(([as]) => as === value);
    if (!names) return onPlace({ as: 'description', entry: value });
    const [as, [first, ...others]] = names;
    const text = line.text.slice(0, lineMaxLength);
    onPlace({ as, said: { [first]: text, ...Object.fromEntries(others.map((name) => [name, ''])) } });
  };
  return (
    <>
      <blockquote className={styles['quote']}>{line.text}</blockquote>
      <div className={styles['places']}>
        {near && (
          <Button variant="secondary" onClick={() => choose(near.key)}>
            {t('rest.near', { name: nameItem(near) })}
          </Button>
        )}
        <SelectField
          label={t('rest.where')}
          placeholder={t('rest.choose')}
          options={options}
          value=""
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <Button variant="ghost" onClick={() => onPlace('left-out')}>
          {t('rest.leaveOut')}
          <VisuallyHidden> {line.text}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}

interface PlacedLineProps {
  line: Line;
  placement: Placement | 'left-out';
  place: string;
  corrections: Corrections;
  onUndo: () => void;
}

function PlacedLine({ line, placement, place, corrections, onUndo }: PlacedLineProps) {
  const { t } = useTranslation('cv-import');
  const { labelOf } = useImportText();
  const said = placement === 'left-out' ? {} : (placement.said ?? {});
  const names = Object.entries(said);
  const say = (field: string, text: string) => {
    if (placement !== 'left-out')
      corrections.place(line.key, { ...placement, said: { ...said, [field]: text } });
  };
  return (
    <>
      <Check size={18} aria-hidden="true" className={styles['tick']} />
      <span className={styles['doneText']}>
        “{line.text}”: <strong>{place}</strong>
      </span>
      <Button variant="ghost" onClick={onUndo}>
        {t('rest.undo')}
        <VisuallyHidden> {line.text}</VisuallyHidden>
      </Button>
      {names.length > 0 && (
        <div className={styles['names']}>
          {names.map(([field, text = '']) => (
            <TextField
              key={field}
              label={labelOf(field)}
              value={text}
              maxLength={lineMaxLength}
              error={text.trim() ? undefined : t('rest.needed')}
              onChange={({ currentTarget }) => say(field, currentTarget.value)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** @returns a function for where a line goes, as the menu says it */
function usePlaceName(entries: readonly ImportItem[]): (placement: Placement | 'left-out') => string {
  const { t } = useTranslation('cv-import');
  const { nameItem } = useImportText();
  return (placement) => {
    if (placement === 'left-out') return t('rest.leftOut');
    if (placement.as !== 'description') return t(`rest.as.${placement.as}`);
    const entry = entries.find(({ key }) => key === placement.entry);
    return t('rest.descriptionOf', { name: entry ? nameItem(entry) : '' });
  };
}
