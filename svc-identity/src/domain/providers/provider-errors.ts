/** No answer, or a server error. A retry may succeed. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider's answer is invalid. */
export class ProviderAnswerRefused extends Error {
  override readonly name = 'ProviderAnswerRefused';
}
