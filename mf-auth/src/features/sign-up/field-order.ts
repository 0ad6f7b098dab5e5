import type { FieldErrors } from 'react-hook-form';
import type { SignUpValues } from './sign-up-metadata';

/** What can be wrong, from top to bottom; the form itself knows its fields in the order they first appeared in. */
const order = ['firstName', 'lastName', 'email', 'companyEmail', 'password', 'confirmPassword'] as const;

/** The topmost field with a fault, for the focus to go to. */
export function findFirstFault(errors: FieldErrors<SignUpValues>) {
  return order.find((name) => errors[name]);
}
