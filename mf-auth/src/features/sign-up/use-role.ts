import type { UserType } from '@sabi/contracts/http/profile/profile';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readRole, withRole } from '../../layout/role-parameter';

/**
 * The role is part of the address, so that links can preselect it and the back button restores it.
 * @returns the role, and a function to change it
 */
export function useRole(): [UserType, (role: UserType) => void] {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  return [readRole(search), (role) => setSearch(withRole(search, role), { state })];
}
