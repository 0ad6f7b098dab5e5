import { hasSlowNetwork } from '@sabi/shell-sdk/http';
import { createStoreContext, lazyComponent, loadNamespace, useShell } from '@sabi/shell-sdk/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import type { EditTask } from './edit-task';

const EditDialog = lazyComponent(() =>
  import(/* webpackChunkName: "edit-dialog" */ './edit-dialog').then((module) => module.EditDialog),
);

interface EditingState {
  /** The task of the open dialog. */
  readonly task: EditTask | null;
  readonly open: (task: EditTask) => void;
  readonly close: () => void;
}

const [EditingContext, useEditing] = createStoreContext<EditingState>('EditingProvider');

const createEditingStore = () =>
  createStore<EditingState>()((set) => ({
    task: null,
    open: (task) => set({ task }),
    close: () => set({ task: null }),
  }));

/** Provides the page's one dialog. Its code is loaded after the page, on a slow network by the click; the click retries. */
export function EditingProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [store] = useState(createEditingStore);
  useEffect(() => {
    if (!hasSlowNetwork()) prepare(i18n).catch(() => undefined); // the click retries
  }, [i18n]);
  return (
    <EditingContext value={store}>
      {children}
      <OpenDialog />
    </EditingContext>
  );
}

function OpenDialog() {
  const task = useEditing((state) => state.task);
  const close = useEditing((state) => state.close);
  const { clearFailures } = useShell();
  const end = () => {
    clearFailures?.();
    close();
  };
  return task && <EditDialog key={task.name} task={task} onClose={end} />;
}

async function prepare(translations: Parameters<typeof loadNamespace>[0]): Promise<void> {
  await Promise.all([EditDialog.preload(), loadNamespace(translations, 'editing')]);
}

/**
 * @returns a function that opens the dialog once its code has loaded
 * @throws {Error} outside an `EditingProvider`
 */
export function useEdit(): (task: EditTask) => void {
  const open = useEditing((state) => state.open);
  const { t, i18n } = useTranslation();
  const { toast, clearFailures } = useShell();
  return (task) => {
    prepare(i18n).then(
      () => {
        clearFailures?.();
        open(task);
      },
      () =>
        toast({ tone: 'destructive', title: t('entries.failed'), description: t('states.failedOffline') }),
    );
  };
}
