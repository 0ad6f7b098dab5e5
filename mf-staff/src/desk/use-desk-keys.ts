import { usePageKeys } from '@sabi/ui/shortcuts';
import { useDesk } from './desk-store';

/**
 * Single-letter shortcuts of the desk, unless they are switched off.
 * @param onKey returns whether the key was handled
 */
export function useDeskKeys(onKey: (key: string) => boolean): void {
  usePageKeys(
    useDesk((desk) => desk.areKeysOn),
    onKey,
  );
}
