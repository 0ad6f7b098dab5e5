/** Invalid arguments of a command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
