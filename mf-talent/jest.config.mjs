import { jestConfig } from '@sabi/build-config/jest';

const preset = jestConfig(import.meta.dirname, { environment: 'browser' });

export default {
  ...preset,
  setupFilesAfterEnv: [...(preset.setupFilesAfterEnv ?? []), '<rootDir>/src/testing/preload-pages.ts'],
};
