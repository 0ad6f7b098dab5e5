import { demoAccounts } from './demo/demo-accounts';
import { codeOf, readStaffFactors } from './demo/staff-factors';
import { readEnv } from './env';

// `npm run demo-codes`: current authenticator codes of the demonstration staff.
const factors = await readStaffFactors(readEnv().DATA_DIR);
for (const { email } of demoAccounts) {
  const secret = factors[email];
  if (secret) console.log(`${email.padEnd(24)} ${codeOf(secret)}`);
}
