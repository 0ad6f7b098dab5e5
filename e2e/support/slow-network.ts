import type { CDPSession } from '@playwright/test';
import type { Page } from './test';

export interface Line {
  readonly kilobitsPerSecond: number;
  /** To an answer. */
  readonly latencyMs: number;
}

/** The network of one page, through the protocol of Chromium's developer tools. */
export class SlowNetwork {
  readonly #scripts = new Map<string, { url: string; headerBytes: number }>();
  readonly #received: ReceivedScript[] = [];

  private constructor(
    private readonly session: CDPSession,
    private readonly line: Line,
  ) {}

  /** Slows the page down from now on. */
  static async begin(page: Page, line: Line): Promise<SlowNetwork> {
    const network = new SlowNetwork(await page.context().newCDPSession(page), line);
    await network.#record();
    await network.setOffline(false);
    return network;
  }

  /** As airplane mode: the page learns of it, and what is on its way is lost. */
  async setOffline(offline: boolean): Promise<void> {
    const { kilobitsPerSecond, latencyMs: latency } = this.line;
    const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
    await this.session.send('Network.emulateNetworkConditions', {
      ...{ offline, latency },
      ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
    });
  }

  /** Scripts received until now, without those that the browser had. */
  get scripts(): readonly ReceivedScript[] {
    return this.#received;
  }

  async #record(): Promise<void> {
    this.session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type !== 'Script' && !/javascript/.test(response.mimeType)) return;
      this.#scripts.set(requestId, { url: response.url, headerBytes: response.encodedDataLength });
    });
    this.session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const script = this.#scripts.get(requestId);
      // The cache's own are of 0 bytes.
      if (script && bytes > 0) this.#received.push({ url: script.url, bytes: bytes - script.headerBytes });
    });
    await this.session.send('Network.enable');
  }
}

export interface ReceivedScript {
  readonly url: string;
  /** Of the body as it was sent. */
  readonly bytes: number;
}
