import { StartError } from '../bin/starting/start-error.mjs';
import { demoAccounts } from './demo/demo-accounts';
import { codeOf, readStaffFactors } from './demo/staff-factors';
import { readEnv } from './env';

// `npm run demo-codes`: current authenticator codes of the demonstration staff.
try {
  const { DATA_DIR: folder } = readEnv();
  const factors = await readStaffFactors(folder);
  const staff = demoAccounts.filter(({ email }) => factors[email]);
  if (staff.length === 0)
    throw new StartError(
      `There are no codes in ${folder}: start the platform with this DATA_DIR first, npm start`,
    );
  for (const { email } of staff) console.log(`${email.padEnd(24)} ${codeOf(factors[email] ?? '')}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
