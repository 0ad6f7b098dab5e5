/** The service reported that there is no answer, with the specification's text. */
export class AnswerFailed extends Error {
  override readonly name = 'AnswerFailed';
}
