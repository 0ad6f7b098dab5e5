import { jestConfig } from '@sabi/build-config/jest';

const config = jestConfig(import.meta.dirname, { infrastructure: true });

export default {
  ...config,
  moduleNameMapper: {
    ...config.moduleNameMapper,
    // maildev is ESM only, which jest's CommonJS runtime cannot require; its page does not even compile.
    '^@maildev/ui/server$': '<rootDir>/test/maildev-page.cjs',
    '^(maildev|@maildev/\\w+)$': '<rootDir>/../node_modules/$1/dist/index.js',
  },
};
