import type { SignUpValues } from './sign-up-metadata';

export type SignUpDraft = Omit<SignUpValues, 'password' | 'confirmPassword'>;

// In memory and nowhere else: it has to outlive the form, which a switch of language makes anew, and not the page.
let draft: SignUpDraft | null = null;

/** Keeps what was typed, but for the passwords. */
export function keepDraft({ password: _, confirmPassword: __, ...typed }: SignUpValues): void {
  draft = typed;
}

export function findDraft(): SignUpDraft | null {
  return draft;
}

export function forgetDraft(): void {
  draft = null;
}
