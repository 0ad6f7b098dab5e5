// jsdom with Node's implementation of what browsers have and jsdom lacks.
const { TestEnvironment } = require('jest-environment-jsdom');

const lent = {
  TextEncoder,
  TextDecoder,
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  TransformStream,
  structuredClone,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, lent);
    this.global.reportError = (/** @type {unknown} */ error) => this.global.console.error(error);
  }
};
