import type { UserType } from '@sabi/contracts/http/profile';
import { useLocation, useSearchParams } from 'react-router-dom';

const parameter = 'as';

/**
 * Who signs up. It stands in the address, so that a link can say it and the browser's button takes it back.
 * @returns the role, and a function to change it
 */
export function useRole(): [UserType, (role: UserType) => void] {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const choose = (role: UserType) => {
    const next = new URLSearchParams(search);
    if (role === 'talent') next.delete(parameter);
    else next.set(parameter, role);
    setSearch(next, { state });
  };
  return [search.get(parameter) === 'recruiter' ? 'recruiter' : 'talent', choose];
}
