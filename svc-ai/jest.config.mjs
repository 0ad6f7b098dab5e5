import { jestConfig } from '@sabi/build-config/jest';

const preset = jestConfig(import.meta.dirname, { infrastructure: true });

export default {
  ...preset,
  setupFilesAfterEnv: [...(preset.setupFilesAfterEnv ?? []), '<rootDir>/test/support/remove-build.ts'],
};
