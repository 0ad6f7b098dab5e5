import { type ExportPart, exportPartSchema } from '@sabi/contracts/http/account-export';
import type { ServiceName } from '@sabi/contracts/services';
import pLimit from 'p-limit';
import { accountPart, otherParts, type Part } from './export-parts';
import type { FetchUpstream } from './export-upstream';

/** A file of the archive and the service that has it. */
export type PartFile = ExportPart['files'][number] & { readonly upstream: ServiceName };

export interface AccountParts {
  readonly documents: ExportPart['documents'];
  readonly files: readonly PartFile[];
}

/** Of an account with hundreds of applications, each with a file, the checks in turn would take most of the time. */
const filesCheckedAtOnce = 8;

/**
 * Fetches every part of the caller's data, and checks that each file exists.
 * @throws {UpstreamRefused} when a service rejects the caller; {Error} when a part or a file is unavailable
 */
export async function fetchParts(fetchUpstream: FetchUpstream): Promise<AccountParts> {
  const others = await Promise.all(otherParts.map((part) => fetchPart(part, fetchUpstream)));
  const files = others.flatMap((part) => part.files);
  const limit = pLimit(filesCheckedAtOnce);
  await Promise.all(files.map((file) => limit(() => assertThere(file, fetchUpstream))));
  const account = await fetchPart(accountPart, fetchUpstream);
  return {
    documents: [account, ...others].flatMap(({ documents }) => documents),
    files: [...account.files, ...files],
  };
}

async function fetchPart({ upstream, path }: Part, fetchUpstream: FetchUpstream): Promise<AccountParts> {
  const answer = await fetchUpstream({ upstream, path });
  const { success, data } = exportPartSchema.safeParse(await answer.json());
  // Without a cause, as the schema's message may quote personal data.
  if (!success) throw new Error(`The part of ${upstream} is not what the contract says`);
  return { documents: data.documents, files: data.files.map((file) => ({ ...file, upstream })) };
}

async function assertThere(
  { upstream, address, size_bytes: size }: PartFile,
  fetchUpstream: FetchUpstream,
): Promise<void> {
  const { headers } = await fetchUpstream({ upstream, path: address, method: 'HEAD' });
  if (Number(headers.get('content-length')) !== size)
    throw new Error(`A file of ${upstream} has another size`);
}
