import { jestConfig } from '@sabi/build-config/jest';

const preset = jestConfig(import.meta.dirname, { infrastructure: true });

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // From source, so that nothing has to be built first.
    '^@sabi/sandbox-xendit/service$': '<rootDir>/../sandbox/xendit/src/service.ts',
  },
};
