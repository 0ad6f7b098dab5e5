const duplicateKeyCode = 11_000;

/** Whether a unique index of MongoDB has rejected a write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKeyCode;
}
