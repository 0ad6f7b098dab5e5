import { lineMaxLength } from '@sabi/contracts/profile/entry-rules';
import { TextField } from '@sabi/ui/text-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './import-entry.module.css';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import type { ImportItem } from './import-item';
import { isSure } from './unsure-values';
import type { Choices } from './use-choices';
import { useImportText } from './use-import-text';

interface ImportEntryProps {
  item: ImportItem;
  choices: Choices;
}

/** A new entry, accepted or left out as a whole. */
export function NewEntry({ item, choices }: ImportEntryProps) {
  const { t } = useTranslation('cv-import');
  const { nameItem, describeItem } = useImportText();
  const id = useId();
  const { facts, text } = describeItem(item);
  return (
    <li className={styles['entry']}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={choices.isTicked(item)}
          disabled={!choices.isComplete(item)}
          aria-describedby={id}
          onChange={({ currentTarget }) => choices.tick(item, currentTarget.checked)}
        />
        <span className={styles['title']}>
          <span className={styles['name']}>{nameItem(item)}</span>
          <span className={styles['badge']}>{t('badges.new')}</span>
        </span>
      </label>
      <div className={styles['body']} id={id}>
        {facts.length > 0 && <p className={styles['facts']}>{facts.join(' · ')}</p>}
        <MissingNames item={item} choices={choices} />
        <Content item={item} text={text} />
      </div>
    </li>
  );
}

/** Long text and source; folded where the parser is sure, so that the page is short. */
function Content({ item, text }: { item: ImportItem; text: string | null }) {
  const { t } = useTranslation('cv-import');
  const { nameItem } = useImportText();
  const content = (
    <>
      {text && <p className={styles['text']}>{text}</p>}
      <Evidence item={item} />
    </>
  );
  if (!isSure(item) || !(text || item.lines.length > 0)) return content;
  return (
    <details className={styles['more']}>
      <summary>
        {t('more')}
        <VisuallyHidden> {nameItem(item)}</VisuallyHidden>
      </summary>
      {content}
    </details>
  );
}

/** An entry that differs from the profile; each difference is decided separately. */
export function ChangedEntry({ item, choices }: ImportEntryProps) {
  const { t } = useTranslation('cv-import');
  const { nameItem, labelOf } = useImportText();
  const name = nameItem(item);
  return (
    <li className={styles['entry']}>
      <p className={styles['choice']}>
        <span className={styles['title']}>
          <span className={styles['name']}>{name}</span>
          <span className={`${styles['badge']} ${styles['changed']}`}>{t('badges.changed')}</span>
        </span>
      </p>
      <div className={styles['body']}>
        {item.changes.map(({ field }) => (
          <fieldset key={field} className={styles['difference']}>
            <legend className={item.group === 'fields' ? styles['unseen'] : styles['field']}>
              {item.group === 'fields' ? name : labelOf(field)}
            </legend>
            <Side item={item} field={field} side="mine" choices={choices} />
            <Side item={item} field={field} side="theirs" choices={choices} />
          </fieldset>
        ))}
        <MissingNames item={item} choices={choices} />
        <Evidence item={item} />
      </div>
    </li>
  );
}

/** Required names that the document lacks. */
function MissingNames({ item, choices }: ImportEntryProps) {
  const { t } = useTranslation('cv-import');
  const { labelOf } = useImportText();
  return item.missing.map((field) => (
    <TextField
      key={field}
      label={labelOf(field)}
      hint={t('missing')}
      maxLength={lineMaxLength}
      value={choices.wordsFor(item, field)}
      onChange={({ currentTarget }) => choices.say(item, field, currentTarget.value)}
    />
  ));
}

function Side({ item, field, side, choices }: ImportEntryProps & { field: string; side: 'mine' | 'theirs' }) {
  const { t } = useTranslation('cv-import');
  const { formatValue } = useImportText();
  const value = formatValue((side === 'mine' ? item.current : item.proposed) ?? {}, field);
  return (
    <label className={styles['side']}>
      <input
        type="radio"
        name={`${item.key} ${field}`}
        checked={choices.sideOf(item, field) === side}
        onChange={() => choices.choose(item, field, side)}
      />
      <span className={styles['value']}>
        <span className={styles['whose']}>{t(side)}</span>
        {value || t('nothing')}
      </span>
    </label>
  );
}

/** The lines of the document an entry was read from. */
function Evidence({ item: { lines, inferred } }: { item: ImportItem }) {
  const { t } = useTranslation('cv-import');
  const { labelOf } = useImportText();
  const concluded = inferred.map(labelOf).join(', ');
  return (
    <>
      {lines.length > 0 && (
        <figure className={styles['source']}>
          <figcaption>{t('source')}</figcaption>
          <blockquote>
            {lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </blockquote>
        </figure>
      )}
      {concluded && <p className={styles['inferred']}>{t('inferred', { fields: concluded })}</p>}
    </>
  );
}
