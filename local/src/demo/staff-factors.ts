import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileDurably } from '@sabi/service-kit/durable-files';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';

const factorsSchema = z.record(z.string(), z.string());

/** Secrets of the demonstration staff's second factors by address, base32. */
export type StaffFactors = Readonly<Record<string, string>>;

/** In the data folder, readable by its owner only. */
export const staffFactorsFile = 'demo-staff-factors.json';

/** Empty without a file, or with a damaged one. */
export async function readStaffFactors(folder: string): Promise<StaffFactors> {
  const text = await readFile(join(folder, staffFactorsFile), 'utf8').catch(() => '{}');
  try {
    return factorsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

export const writeStaffFactors = (folder: string, factors: StaffFactors): Promise<void> =>
  writeFileDurably(join(folder, staffFactorsFile), JSON.stringify(factors));

/** The six digits for a time. @param now milliseconds */
export const codeOf = (secret: string, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
