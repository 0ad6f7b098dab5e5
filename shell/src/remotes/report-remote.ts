import type { RegisteredRemote, RemoteReport } from '@sabi/contracts/http/platform';

const reported = new Set<string>();

/** Told while the remote has a canary, so that the two can be compared. */
export function reportShown({ name, release, trafficPercent }: RegisteredRemote): void {
  if (trafficPercent < 100) report({ remote: name, version: release.version, kind: 'shown' });
}

export function reportFailed(remote: string, version: string): void {
  report({ remote, version, kind: 'failed' });
}

/** Errors that no slot hears of, by the script they come from: handlers, timers, promises. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, filename, message }) =>
    reportThrown(`${filename} ${message} ${stackOf(error)}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportThrown(stackOf(reason)));
}

/** Without a stack the message may name what could not be loaded. */
function stackOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack}` : '';
}

function reportThrown(told: string): void {
  const [, remote, version] = /\/remotes\/([a-z0-9-]+)\/([\w.-]+)\//.exec(told) ?? [];
  if (remote && version) reportFailed(remote, version);
}

/** Once for each page loaded: how often somebody tries again says nothing of the version. */
function report(about: RemoteReport): void {
  const body = JSON.stringify(about);
  if (reported.has(body)) return;
  reported.add(body);
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/platform/v1/remote-reports', { method: 'POST', keepalive: true, headers, body }).catch(
    () => undefined,
  );
}
