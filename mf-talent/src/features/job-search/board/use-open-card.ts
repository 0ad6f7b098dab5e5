import { jobSearchPath } from '@sabi/contracts/hiring/paths';
import { useShell } from '@sabi/shell-sdk/react';
import { useSearchParams } from 'react-router-dom';

/** The open card is part of the address, so that the way back closes it. */
export function useOpenCard() {
  const [params] = useSearchParams();
  const { navigate } = useShell();
  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('card');
    else next.set('card', id);
    return `${jobSearchPath}?${next}`;
  };
  return {
    id: params.get('card'),
    open: (id: string) => navigate(addressOf(id)),
    close: () => navigate(addressOf(null), { replace: true }),
  };
}
