import { type ExportPart, exportPartSchema } from '@sabi/contracts/http/account-export';
import { exportAiRoute } from '@sabi/contracts/http/ai';
import { exportIdentityRoute } from '@sabi/contracts/http/identity/export';
import { exportBillingRoute } from '@sabi/contracts/http/orders';
import { exportProfileRoute } from '@sabi/contracts/http/profile';
import type { AskUpstream, AskedUpstream } from '../../integrations/ask-upstream';

/** A file of an archive, and whom to ask for it. */
export type PartFile = ExportPart['files'][number] & { readonly upstream: AskedUpstream };

export interface AccountParts {
  readonly documents: ExportPart['documents'];
  readonly files: readonly PartFile[];
}

interface Part {
  readonly upstream: AskedUpstream;
  readonly path: string;
}

/** Its answer decides whether the caller may export at all. It records the export and notifies the owner, so it is requested last. */
const accountPart: Part = { upstream: 'identity', path: exportIdentityRoute.path };
/** A service that keeps something of accounts has its part here. */
const otherParts: readonly Part[] = [
  { upstream: 'profile', path: exportProfileRoute.path },
  { upstream: 'ai', path: exportAiRoute.path },
  { upstream: 'billing', path: exportBillingRoute.path },
];

/**
 * Every part of the caller's copy, with each file known to be there.
 * @throws {UpstreamRefused} when the caller may not have it; {Error} when a part or a file cannot be had
 */
export async function askParts(ask: AskUpstream): Promise<AccountParts> {
  const others = await Promise.all(otherParts.map((part) => askPart(part, ask)));
  const files = others.flatMap((part) => part.files);
  for (const file of files) await assertThere(file, ask);
  const account = await askPart(accountPart, ask);
  return {
    documents: [account, ...others].flatMap(({ documents }) => documents),
    files: [...account.files, ...files],
  };
}

async function askPart({ upstream, path }: Part, ask: AskUpstream): Promise<AccountParts> {
  const answer = await ask({ upstream, path });
  const { success, data } = exportPartSchema.safeParse(await answer.json());
  // Without a cause: the schema's message may quote what it was given.
  if (!success) throw new Error(`The part of ${upstream} is not what the contract says`);
  return { documents: data.documents, files: data.files.map((file) => ({ ...file, upstream })) };
}

async function assertThere(
  { upstream, address, size_bytes: size }: PartFile,
  ask: AskUpstream,
): Promise<void> {
  const { headers } = await ask({ upstream, path: address, method: 'HEAD' });
  if (Number(headers.get('content-length')) !== size)
    throw new Error(`A file of ${upstream} has another size`);
}
