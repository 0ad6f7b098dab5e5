import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Filter, filterPath } from './filter';

/** Debounce of typing, as browsers limit how often the address may change. */
const quietMs = 250;

/**
 * Synchronises the search field and the query in the address. The field is uncontrolled, so that input before hydration is
 * preserved.
 */
export function useLiveQuery(filter: Filter) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(filter);
  const applied = useRef(filter.query);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    current.current = filter;
    if (filter.query === applied.current || !input.current) return;
    // Changed elsewhere: by a link or the browser's back button.
    input.current.value = applied.current = filter.query;
  }, [filter]);

  const apply = () => {
    clearTimeout(timer.current);
    const query = input.current?.value.trim() ?? '';
    if (query === applied.current) return;
    applied.current = query;
    void navigate(filterPath({ ...current.current, query }), { replace: true });
  };
  const applySoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, quietMs);
  };
  return { input, apply, applySoon };
}
