import type { OrderedList } from '@sabi/contracts/http/profile/entry-order';
import { lazyComponent, loadNamespace, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedEntry } from './order-dialog';

const OrderDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-order" */ './order-dialog').then((module) => module.OrderDialog),
);

interface OrderButtonProps {
  list: OrderedList;
  entries: readonly NamedEntry[];
}

/** Opens the dialog for the order of a list, once its code and texts have loaded. Hidden for a single entry. */
export function OrderButton({ list, entries }: OrderButtonProps) {
  const { t, i18n } = useTranslation();
  const { toast, clearFailures } = useShell();
  const [isOpen, setOpen] = useState(false);
  if (entries.length < 2 && !isOpen) return null;
  const show = (isShown: boolean) => {
    clearFailures?.();
    setOpen(isShown);
  };
  const open = () =>
    void Promise.all([OrderDialog.preload(), loadNamespace(i18n, 'editing')]).then(
      () => show(true),
      () =>
        toast({ tone: 'destructive', title: t('states.failedText'), description: t('states.failedOffline') }),
    );
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" aria-label={t(`entries.orderOf.${list}`)} onClick={open}>
        <ArrowUpDown size={18} aria-hidden="true" />
        {t('entries.order')}
      </Button>
      {isOpen && <OrderDialog list={list} entries={entries} onClose={() => show(false)} />}
    </>
  );
}
