import { LRUCache } from 'lru-cache';
import type { CardWords } from './card-picture';

/** About 100 kB each. */
const keptImages = 100;

export type DrawCard = (words: CardWords) => Promise<Buffer>;

/** Cards in memory; drawn one at a time, as drawing occupies a processor. */
export class CardImages {
  readonly #images = new LRUCache<string, Promise<Buffer>>({ max: keptImages });
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly draw: DrawCard) {}

  get(words: CardWords): Promise<Buffer> {
    const key = JSON.stringify(words);
    const known = this.#images.get(key);
    if (known) return known;
    const image = this.#last.then(() => this.draw(words));
    this.#last = image.catch(() => undefined);
    this.#images.set(key, image);
    image.catch(() => this.#images.delete(key)); // the next request retries
    return image;
  }
}
