import { Refusal } from './names.mjs';

/**
 * Prints what was done; a mistake of the caller is one sentence, with the usage after it, and no stack.
 * @param {string} usage
 * @param {() => string} act
 */
export function report(usage, act) {
  try {
    console.log(act());
  } catch (error) {
    const isMistake = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
    if (!isMistake) throw error;
    // Node adds to an unknown option how one begins a positional argument with a hyphen, which none of ours does.
    const [sentence = ''] = error.message.split('. To specify a positional');
    console.error(error instanceof Refusal ? sentence : `${sentence}.\n${usage}`);
    process.exitCode = 1;
  }
}
