import type { Request } from 'express';
import type { Strategy } from 'passport';
import CustomStrategy from 'passport-custom';

/** Wraps a use case as a strategy; its errors are passed on. */
export function createStrategy<Input = undefined>(
  work: (request: Request, input: Input) => Promise<unknown>,
): Strategy {
  return new CustomStrategy({ passOptionsToCallback: true }, (request, options, done) => {
    const { input } = options as { input: Input };
    work(request, input).then((result) => done(null, result), done);
  });
}
