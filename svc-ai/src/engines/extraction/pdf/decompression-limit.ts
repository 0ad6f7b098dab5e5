import pLimit from 'p-limit';

/** pdf.js decompresses all images of a page in parallel, with two copies of each. */
const mostAtOnce = 2;

const inTurn = pLimit(mostAtOnce);
const Inflation = globalThis.DecompressionStream;
type Format = ConstructorParameters<typeof Inflation>[0];

/** A `DecompressionStream` that waits for a free slot. */
class LimitedDecompressionStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;

  constructor(format: Format) {
    const packed = new TransformStream<Uint8Array, Uint8Array>();
    this.writable = packed.writable;
    this.readable = ReadableStream.from(inflate(packed.readable, format));
  }
}

async function* inflate(packed: ReadableStream<Uint8Array>, format: Format) {
  yield* await inTurn(async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of packed.pipeThrough(new Inflation(format))) chunks.push(chunk);
    return chunks;
  });
}

Object.assign(globalThis, { DecompressionStream: LimitedDecompressionStream });
