// pdf.js asks of every buffer of a font what only Node 22 and later can do; on Node 20 a page could not be replayed.
const method = 'transferToFixedLength';

if (!(method in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, method, {
    value(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const moved = new Uint8Array(length);
      moved.set(new Uint8Array(this).subarray(0, length));
      return moved.buffer;
    },
    configurable: true,
    writable: true,
  });
}
