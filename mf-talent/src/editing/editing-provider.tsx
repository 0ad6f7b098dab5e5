import { loadNamespace, useShell } from '@sabi/shell-sdk/react';
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditTask } from './edit-task';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "edit-dialog" */ './edit-dialog')).EditDialog;
const EditDialog = lazy(async () => ({ default: await loadDialog() }));

type Edit = (task: EditTask) => void;

const EditContext = createContext<Edit | null>(null);

/** Has the one dialog of a page. Its code comes after the page, and anew with the click where it has not come. */
export function EditingProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { toast } = useShell();
  const [task, setTask] = useState<EditTask | null>(null);
  useEffect(() => {
    prepare(i18n).catch(() => undefined); // the click tries it again
  }, [i18n]);
  const edit: Edit = (asked) => {
    prepare(i18n).then(
      () => setTask(asked),
      () =>
        toast({ tone: 'destructive', title: t('entries.failed'), description: t('states.failedOffline') }),
    );
  };
  return (
    <EditContext value={edit}>
      {children}
      <Suspense>{task && <EditDialog key={task.name} task={task} onClose={() => setTask(null)} />}</Suspense>
    </EditContext>
  );
}

async function prepare(translations: Parameters<typeof loadNamespace>[0]): Promise<void> {
  await Promise.all([loadDialog(), loadNamespace(translations, 'editing')]);
}

/** @throws {Error} outside an `EditingProvider` */
export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('There is no dialog around this component');
  return edit;
}
