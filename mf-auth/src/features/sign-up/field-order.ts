import type { FieldErrors } from 'react-hook-form';
import type { SignUpValues } from './sign-up-metadata';

/** Fields from top to bottom; the form orders them by their first appearance. */
const order = ['firstName', 'lastName', 'email', 'companyEmail', 'password', 'confirmPassword'] as const;

/** The topmost invalid field, which gets the focus. */
export function findFirstFault(errors: FieldErrors<SignUpValues>) {
  return order.find((name) => errors[name]);
}
