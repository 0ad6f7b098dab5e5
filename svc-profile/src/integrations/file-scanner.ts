import { AppError } from '@sabi/service-kit/errors';
import { withTimeout } from '@sabi/service-kit/timeout';
import NodeClam from 'clamscan';
import type { FileScanner } from '../domain/cvs/file-scanner';

/** clamd takes under a second for 10 MB. */
const timeoutMs = 15_000;

/** @param url of clamd, `tcp://host:3310`; without one, files are accepted as `unscanned` */
export function createFileScanner(url: string | undefined, waitMs = timeoutMs): FileScanner {
  if (!url) return { scan: async () => 'unscanned' };
  const { hostname: host, port } = new URL(url);
  return {
    scan: async (open) => {
      const clamd = await new NodeClam().init({
        preference: 'clamdscan',
        clamscan: { active: false },
        clamdscan: {
          host,
          port: Number(port || 3310),
          timeout: waitMs,
          localFallback: false, // would need the file on this machine
          bypassTest: true, // one connection per file, not two
        },
      });
      const content = await open();
      try {
        const { isInfected } = await withTimeout(waitMs, clamd.scanStream(content));
        if (isInfected === null) throw new Error('clamd gave an answer that is none');
        return isInfected ? 'infected' : 'clean';
      } catch (cause) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
      } finally {
        content.destroy();
      }
    },
  };
}
