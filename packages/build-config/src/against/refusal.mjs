/** A remote cannot be shown on a site; the message is a sentence for people. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
