const duplicateKeyCode = 11_000;

/** True for MongoDB's answer to a second value under a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKeyCode;
}
