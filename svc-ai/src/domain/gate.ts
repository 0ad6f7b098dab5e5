import { AllowanceUsedUp } from './within-allowance';

/** The free messages are used up, of the visitor or of their network. */
export function isGate(error: unknown): boolean {
  return (
    error instanceof AllowanceUsedUp &&
    (error.meter === 'message-visitor' || error.meter === 'message-network')
  );
}
