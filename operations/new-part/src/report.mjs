import { Refusal } from './names.mjs';

/** Prints what was done; a mistake of the caller is one sentence and no stack. @param {() => string} act */
export function report(act) {
  try {
    console.log(act());
  } catch (error) {
    const isMistake = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
    if (!isMistake) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
