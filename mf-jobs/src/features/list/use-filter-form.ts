import { boardPath } from '@sabi/contracts/hiring/paths';
import { useHydrated } from '@sabi/ui/hydration';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOfForm } from './filter-address';

/** Applies the form's values through the address. */
export function useFilterForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => form.current && void navigate(`${boardPath}${queryOfForm(form.current)}`);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  useEarlyChoices(form, apply);
  return { form, apply, submit };
}

/** Applies choices from before hydration, which no handler has seen. The next render would reset them. */
function useEarlyChoices(form: { readonly current: HTMLFormElement | null }, onFound: () => void): void {
  const isServerPage = useRef(!useHydrated());
  const apply = useEffectEvent(onFound);
  useEffect(() => {
    if (!isServerPage.current) return;
    isServerPage.current = false;
    if ([...(form.current?.elements ?? [])].some(differsFromServer)) apply();
  }, [form]);
}

/** Words are left alone, as the visitor may still be typing. */
function differsFromServer(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(chosen, 0);
  }
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}
