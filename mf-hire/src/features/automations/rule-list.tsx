import type { Automation } from '@sabi/contracts/http/hiring/automations';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/lazy-confirm-dialog';
import { type JobRules, useRuleActs } from '../../data/automations';
import { useFailureText } from '../../failures/use-failure-text';
import { RuleDialog } from './rule-dialog';
import { useRuleWords } from './rule-sentence';
import styles from './automations.module.css';

interface RuleListProps {
  jobId: string;
  rules: JobRules;
}

interface OpenDialog {
  readonly what: 'edit' | 'remove' | 'run';
  readonly rule: Automation;
}

/** Rules of a job, in the order in which they are tried. */
export function RuleList({ jobId, rules }: RuleListProps) {
  const { t } = useTranslation('automations');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const { automations } = rules;
  if (automations.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <ol className={styles['list']} aria-label={t('list')}>
        {automations.map((rule) => (
          <RuleRow
            key={rule.automation_id}
            rule={rule}
            jobId={jobId}
            rules={rules}
            onOpen={(what) => setOpen({ what, rule })}
          />
        ))}
      </ol>
      {open?.what === 'edit' && <RuleDialog jobId={jobId} rules={rules} rule={open.rule} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog jobId={jobId} rule={open.rule} onClose={close} />}
      {open?.what === 'run' && <RunDialog jobId={jobId} rule={open.rule} onClose={close} />}
    </>
  );
}

interface RuleRowProps extends RuleListProps {
  rule: Automation;
  onOpen: (what: OpenDialog['what']) => void;
}

function RuleRow({ jobId, rule, rules, onOpen }: RuleRowProps) {
  const { t } = useTranslation('automations');
  const words = useRuleWords(rules);
  const { name, is_on: isOn, trigger, conditions, act, stopped } = rule;
  const state = stopped ? 'stopped' : isOn ? 'on' : 'off';
  const acts = [
    ['edit', t('edit')],
    ...(state === 'on' ? ([['run', t('run.label')]] as const) : []),
    ['remove', t('remove.label')],
  ] as const;
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {name}
          <span className={styles['badge']} data-state={state}>
            {t(`states.${state}`)}
          </span>
        </p>
        <p className={styles['detail']}>
          {trigger.event === 'moved'
            ? t('trigger.moved', { stage: words.stage(trigger.stage_id) })
            : t('trigger.submitted')}
        </p>
        {conditions.map((condition) => (
          <p className={styles['detail']} key={JSON.stringify(condition)}>
            {words.condition(condition)}
          </p>
        ))}
        <p className={styles['detail']}>{words.act(act)}</p>
        {stopped && <p className={styles['stopped']}>{t(`stopped.${stopped}`)}</p>}
      </div>
      <div className={styles['acts']}>
        <Switch jobId={jobId} rule={rule} />
        {acts.map(([what, label]) => (
          <Button
            key={what}
            variant="ghost"
            className={styles['act']}
            aria-label={t('actOn', { act: label, name })}
            onClick={() => onOpen(what)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Turns a rule on or off at once; a failure is said and changes nothing. */
function Switch({ jobId, rule }: { jobId: string; rule: Automation }) {
  const { t } = useTranslation('automations');
  const shell = useShell();
  const failureText = useFailureText();
  const { change } = useRuleActs(jobId);
  const { automation_id, name, is_on: isOn, trigger, conditions, act, version } = rule;
  const toggle = async () => {
    try {
      await change.mutateAsync({ automation_id, version, name, is_on: !isOn, trigger, conditions, act });
      shell.toast({ tone: 'success', title: t(isOn ? 'turnedOff' : 'turnedOn') });
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('form.failed'), description: failureText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      className={styles['act']}
      busy={change.isPending}
      aria-label={t('actOn', { act: t(isOn ? 'turnOff' : 'turnOn'), name })}
      onClick={() => void toggle()}
    >
      {t(isOn ? 'turnOff' : 'turnOn')}
    </Button>
  );
}

interface RuleDialogProps {
  jobId: string;
  rule: Automation;
  onClose: () => void;
}

function RemoveDialog({ jobId, rule: { name, automation_id: id }, onClose }: RuleDialogProps) {
  const { t } = useTranslation('automations');
  const shell = useShell();
  const { remove } = useRuleActs(jobId);
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

function RunDialog({ jobId, rule: { name, automation_id: id }, onClose }: RuleDialogProps) {
  const { t } = useTranslation('automations');
  const shell = useShell();
  const { run } = useRuleActs(jobId);
  return (
    <ConfirmDialog
      title={t('run.title', { name })}
      text={t('run.text')}
      confirmLabel={t('run.confirm')}
      failedTitle={t('run.failed')}
      onConfirm={async () => {
        const count = await run.mutateAsync(id);
        shell.toast({ tone: 'success', title: t('run.done', { count }) });
      }}
      onClose={onClose}
    />
  );
}
