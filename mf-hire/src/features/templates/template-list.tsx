import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/lazy-confirm-dialog';
import { useTemplateActs } from '../../data/templates';
import { TemplateDialog } from './template-dialog';
import styles from './templates.module.css';

interface OpenDialog {
  readonly what: 'edit' | 'remove';
  readonly template: LetterTemplate;
}

export function TemplateList({ templates }: { templates: readonly LetterTemplate[] }) {
  const { t } = useTranslation('templates');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  if (templates.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <ul className={styles['list']} aria-label={t('list')}>
        {templates.map((template) => (
          <TemplateRow
            key={template.template_id}
            template={template}
            onEdit={() => setOpen({ what: 'edit', template })}
            onRemove={() => setOpen({ what: 'remove', template })}
          />
        ))}
      </ul>
      {open?.what === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog template={open.template} onClose={close} />}
    </>
  );
}

interface TemplateRowProps {
  template: LetterTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateRow({ template, onEdit, onRemove }: TemplateRowProps) {
  const { t } = useTranslation(['templates', 'hire']);
  const { name, language, subject } = template;
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {name}
          <span className={styles['badge']}>{t(`hire:letter.languages.${language}`)}</span>
        </p>
        <p className={styles['detail']} lang={language}>
          {subject}
        </p>
      </div>
      <div className={styles['acts']}>
        <Button
          variant="secondary"
          className={styles['act']}
          aria-label={t('editNamed', { name })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <Button
          variant="ghost"
          className={styles['act']}
          aria-label={t('remove.named', { name })}
          onClick={onRemove}
        >
          {t('remove.label')}
        </Button>
      </div>
    </li>
  );
}

function RemoveDialog({ template, onClose }: { template: LetterTemplate; onClose: () => void }) {
  const { t } = useTranslation('templates');
  const shell = useShell();
  const { remove } = useTemplateActs();
  const { name, template_id: id } = template;
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      text={t('remove.text')}
      confirmLabel={t('remove.label')}
      failedTitle={t('remove.failed')}
      onConfirm={async () => {
        await remove.mutateAsync(id);
        shell.toast({ tone: 'success', title: t('remove.done') });
      }}
      onClose={onClose}
    />
  );
}
