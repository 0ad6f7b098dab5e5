import { fileNameMaxLength } from '@sabi/contracts/profile/field-limits';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { cvExtension, cvMediaTypes } from '@sabi/contracts/profile/cv-file';
import type { ShellContext } from '@sabi/shell-sdk';
import { request } from '@sabi/shell-sdk/http';

type Fetch = typeof globalThis.fetch;

/** A file with its idempotency key: sent twice, it is stored once. */
export interface Upload {
  readonly file: File;
  readonly userId: string;
  readonly fileName: string;
}

/** @throws {Error} for a file extension that no CV has */
export function createUpload(file: File, userId: string): Upload {
  return { file, userId, fileName: `cv_${Date.now()}.${extensionOf(file)}` };
}

export const fileKeyOf = ({ userId, fileName }: Upload) => `${userId}/${fileName}`;

interface Sending {
  readonly signal?: AbortSignal;
  /** Called with the share sent, from 0 to 1, where the shell reports it. */
  readonly onSent: (share: number) => void;
}

/** Stores the file and queues it for parsing. @throws {RequestFailed}, and the signal's reason when it aborts */
export async function sendCv(
  shell: Pick<ShellContext, 'fetch' | 'upload'>,
  upload: Upload,
  { signal, onSent }: Sending,
): Promise<Cv> {
  const { file } = upload;
  const { upload: send } = shell;
  const fetch: Fetch = send
    ? (path, { headers } = {}) => send(String(path), { body: file, headers, signal, onSent })
    : shell.fetch;
  const query = new URLSearchParams({ name: file.name.slice(-fileNameMaxLength) });
  const answer = await request(
    fetch,
    `/storage/v1/object/profile-assets/${fileKeyOf(upload)}?${query.toString()}`,
    // Not the browser's type: some systems know none for Word files, or a wrong one.
    {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': cvMediaTypes[extensionOf(file)] },
      signal: signal ?? null,
    },
  );
  return ((await answer.json()) as { resume: Cv }).resume;
}

function extensionOf({ name }: File) {
  const extension = cvExtension(name);
  if (!extension) throw new Error('Not a CV file');
  return extension;
}
