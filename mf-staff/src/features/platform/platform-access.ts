import { useSignedInUser } from '@sabi/shell-sdk/react';

/** Without language prefix. */
export const platformPath = '/platform';

/** Whether the account's roles include the page; the gateway decides by the token. */
export function useMayRelease(): boolean {
  const { staffRoles = [] } = useSignedInUser();
  return staffRoles.includes('platform') || staffRoles.includes('admin');
}
