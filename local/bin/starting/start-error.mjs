/** The reason of a failed start, as text for the user. */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}
