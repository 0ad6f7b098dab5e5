import { EnvError } from '@sabi/service-kit/env';

/** @returns the faults of the settings that `read` reads, as printed for the operator */
export function findEnvFaults(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}
