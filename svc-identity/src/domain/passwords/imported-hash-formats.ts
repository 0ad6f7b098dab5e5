export const bcryptPattern = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const argonPattern = /^\$argon2(?:id|i)\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[\w+/=-]+\$[\w+/=-]+$/;
export const firebasePattern =
  /^\$fbscrypt\$v=1,n=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,ss=([\w+/=-]+))?,sk=([\w+/=-]+)\$([\w+/=-]+)\$([\w+/=-]+)$/;

/** Maximum cost of imported hashes, which delays sign-ins. */
const most = {
  bcryptCost: 15,
  argonKiB: 262_144,
  argonPasses: 10,
  scryptExponent: 17,
  scryptBlock: 16,
  lanes: 8,
};
/** Whether an imported hash can be verified at an acceptable cost. */
export function isSupportedPasswordHash(passwordHash: string): boolean {
  const [, cost] = bcryptPattern.exec(passwordHash) ?? [];
  if (cost) return Number(cost) >= 4 && Number(cost) <= most.bcryptCost;
  const [, memory, passes, threads] = argonPattern.exec(passwordHash) ?? [];
  if (memory) {
    const hasAcceptableCost = Number(memory) <= most.argonKiB && Number(passes) <= most.argonPasses;
    return hasAcceptableCost && Number(threads) >= 1 && Number(threads) <= most.lanes;
  }
  const [, exponent, block, lanes] = firebasePattern.exec(passwordHash) ?? [];
  const hasAcceptableCost = Number(exponent) <= most.scryptExponent && Number(block) <= most.scryptBlock;
  return (
    hasAcceptableCost &&
    Number(exponent) >= 1 &&
    Number(block) >= 1 &&
    Number(lanes) >= 1 &&
    Number(lanes) <= most.lanes
  );
}
