// pdf.js calls this method for every font, and Node 20 lacks it.
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
