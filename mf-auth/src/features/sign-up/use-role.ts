import type { UserType } from '@sabi/contracts/http/profile';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readRole, withRole } from '../../layout/role-parameter';

/**
 * Who signs up. It stands in the address, so that a link can say it and the browser's button takes it back.
 * @returns the role, and a function to change it
 */
export function useRole(): [UserType, (role: UserType) => void] {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  return [readRole(search), (role) => setSearch(withRole(search, role), { state })];
}
