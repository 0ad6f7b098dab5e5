import type { AccountClient } from '@sabi/shell-sdk/account';

/** A factor that is not verified yet. */
export interface Enrollment {
  readonly factorId: string;
  /** Address of a picture. */
  readonly qrCode: string;
  readonly secret: string;
}

/**
 * Starts the enrolment of an authenticator app; earlier unverified enrolments are removed.
 * @param name display name; numbered if taken
 * @param onEnrolled called with the secret for the app
 */
export async function enrollApp(
  { mfa }: AccountClient,
  name: string,
  onEnrolled: (enrollment: Enrollment) => void,
): Promise<{ error: unknown }> {
  const listed = await mfa.listFactors();
  if (listed.error) return listed;
  const isLeftOver = (factor: { status: string; factor_type: string }) =>
    factor.status === 'unverified' && factor.factor_type === 'totp';
  for (const { id } of listed.data.all.filter(isLeftOver)) {
    const { error } = await mfa.unenroll({ factorId: id });
    if (error) return { error };
  }
  const taken = listed.data.all.filter((factor) => !isLeftOver(factor)).map((factor) => factor.friendly_name);
  const friendlyName = findFreeName(name, taken);
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName });
  if (!error) onEnrolled({ factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
  return { error };
}

function findFreeName(name: string, taken: readonly (string | undefined)[]): string {
  let number = 1;
  let candidate = name;
  while (taken.includes(candidate)) candidate = `${name} ${(number += 1)}`;
  return candidate;
}
