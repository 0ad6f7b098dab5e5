import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import { SelectField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf, offeredShares, type WantedCommand } from './commands';
import { readCommandFailure, useCommand } from './use-command';

interface CommandDialogProps {
  remote: RemoteOverview;
  command: WantedCommand;
  onClose: () => void;
  findFocusAfter: () => HTMLElement | null;
}

/** Says what will happen and for whom, and asks whether to go on. */
export function CommandDialog({ remote, command: wanted, onClose, findFocusAfter }: CommandDialogProps) {
  const { t } = useTranslation();
  const { carryOut, isPending, error } = useCommand();
  const [command, setCommand] = useState(wanted);
  const kind = kindOf(command, remote);
  const values = { ...wordsOf(command, remote), name: remote.name };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void carryOut({ remote, command }).then(onClose, () => undefined); // the failure is shown below
  };
  return (
    <Dialog
      open
      title={t(`platform.commands.${kind}.title`, values)}
      description={describe(command, remote, t)}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={findFocusAfter}
    >
      {/* oxlint-disable-next-line sabi/require-form-draft -- a share that is chosen again */}
      <Form
        onSubmit={submit}
        busy={isPending}
        submitLabel={t(`platform.commands.${kind}.confirm`, values)}
        busyLabel={t('platform.sending')}
      >
        {wanted.action === 'promote' && wanted.trafficPercent < 100 && command.action === 'promote' && (
          <ShareField
            percent={command.trafficPercent}
            onChange={(trafficPercent) => setCommand({ ...command, trafficPercent })}
          />
        )}
        {error && (
          <Notice tone="danger" title={t('platform.notDone')}>
            {t(`platform.failures.${readCommandFailure(error)}`)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

function ShareField({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  const { t } = useTranslation();
  const shares = [...new Set([...offeredShares, percent])].toSorted((one, other) => one - other);
  return (
    <SelectField
      name="share"
      label={t('platform.share.label')}
      hint={t('platform.share.hint')}
      value={String(percent)}
      placeholder={t('platform.share.all')}
      options={shares
        .filter((share) => share < 100)
        .map((share) => ({ value: String(share), label: t('platform.share.some', { percent: share }) }))}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? 100 : Number(value))}
    />
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** What the command changes, with what ends by it. */
function describe(command: WantedCommand, remote: RemoteOverview, t: Translate): string {
  const { canary, pinned, current } = remote;
  const kind = kindOf(command, remote);
  const loses =
    canary !== null &&
    (kind === 'pin' || (command.action === 'promote' && command.version !== canary.version));
  return [
    t(`platform.commands.${kind}.text`, wordsOf(command, remote)),
    loses && t('platform.endsCanary', { canary: canary.version, percent: canary.trafficPercent }),
    pinned && command.action !== 'pin' && kind !== 'unpin' && t('platform.endsPin', { current }),
  ]
    .filter(Boolean)
    .join(' ');
}

function wordsOf(command: WantedCommand, { current, fallback }: RemoteOverview) {
  return {
    version: 'version' in command ? command.version : current,
    percent: command.action === 'promote' ? command.trafficPercent : 0,
    current,
    fallback: fallback ?? '',
  };
}
