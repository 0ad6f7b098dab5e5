/** The provider does not answer, or not as one does. Another try may help. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** What the provider gave is not in order. */
export class ProviderAnswerRefused extends Error {
  override readonly name = 'ProviderAnswerRefused';
}
