/** The service has said, in the specification's words, that there will be no answer. */
export class AnswerFailed extends Error {
  override readonly name = 'AnswerFailed';
}
