import type { JobSearchCardDetail, ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { Dialog } from '@sabi/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../../layout/query-content';
import { findFocusAfter, nameOf } from '../card-id';
import { ExternalDialog } from '../external/external-dialog';
import { useCard } from '../job-search-queries';
import { hasCode } from '../use-failure-text';
import { ApplicationDetail } from './application-detail';
import { ExternalDetail } from './external-detail';
import { WithdrawDialog } from './withdraw-dialog';

interface CardDialogProps {
  id: string;
  onClose: () => void;
  onMove: (card: ExternalBoardCard) => void;
  onRemove: (card: ExternalBoardCard) => Promise<boolean>;
}

/** Everything about one card. Withdrawing and editing take its place while they are open. */
export function CardDialog({ id, onClose, onMove, onRemove }: CardDialogProps) {
  const query = useCard(id);
  const [act, setAct] = useState<'withdraw' | 'edit' | null>(null);
  const { data: card } = query;
  const back = () => setAct(null);
  const shared = { id, onClose };
  if (card?.kind === 'application' && act === 'withdraw')
    return <WithdrawDialog application={card.application} onClose={back} />;
  if (card?.kind === 'external' && act === 'edit') return <ExternalDialog card={card} onClose={back} />;
  return (
    <CardFrame {...shared} query={query}>
      {(found) =>
        found.kind === 'application' ? (
          <ApplicationDetail card={found} onWithdraw={() => setAct('withdraw')} />
        ) : (
          <ExternalDetail
            card={found}
            onMove={() => onMove(found)}
            onEdit={() => setAct('edit')}
            onRemove={async () => (await onRemove(found)) && onClose()}
          />
        )
      }
    </CardFrame>
  );
}

interface CardFrameProps {
  id: string;
  query: ReturnType<typeof useCard>;
  onClose: () => void;
  children: (card: JobSearchCardDetail) => ReactNode;
}

function CardFrame({ id, query, onClose, children }: CardFrameProps) {
  const { t } = useTranslation('job-search');
  const { data: card, error } = query;
  const name = card && nameOf(card);
  const isGone = hasCode(error, 'APPLICATION_NOT_FOUND');
  return (
    <Dialog
      open
      title={name?.title ?? t('card.title')}
      {...(name && { description: name.company })}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={() => findFocusAfter(id)}
    >
      {isGone ? (
        <p role="alert">{t('errors.APPLICATION_NOT_FOUND')}</p>
      ) : (
        <QueryContent query={query} loadingLabel={t('card.loading')} rows={6}>
          {children}
        </QueryContent>
      )}
    </Dialog>
  );
}
