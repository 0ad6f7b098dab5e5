import { jestConfig } from '@sabi/build-config/jest';

const preset = jestConfig(import.meta.dirname, { infrastructure: true });

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // From its sources, as packages are: nothing has to be built first.
    '^@sabi/sandbox-xendit/service$': '<rootDir>/../sandbox/xendit/src/service.ts',
  },
};
