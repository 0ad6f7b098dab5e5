import type { Request } from 'express';
import type { Strategy } from 'passport';
import CustomStrategy from 'passport-custom';

/** A use case as a strategy: what it throws is the answer. */
export function createStrategy<Input = undefined>(
  work: (request: Request, input: Input) => Promise<unknown>,
): Strategy {
  return new CustomStrategy({ passOptionsToCallback: true }, (request, options, done) => {
    const { input } = options as { input: Input };
    work(request, input).then((result) => done(null, result), done);
  });
}
