import { EnvError } from '@sabi/service-kit/env';

/** @returns what is wrong with the settings that `read` reads, as the operator sees it */
export function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}
