import { availableParallelism } from 'node:os'

/** The tests beside the code. Playwright runs the browser tests (playwright.config.ts). */
export default {
  testEnvironment: 'jsdom',
  // Long, so that no test fails because a machine is busy. It costs nothing while tests pass.
  testTimeout: 180_000,
  // One more than there are processors: tests wait now and then, for a database or a server.
  maxWorkers: availableParallelism() + 1,
  // `npm test` has another folder for temporary files in each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testMatch: ['<rootDir>/{src,netlify,supabase,tools,tests}/**/*.test.{ts,tsx,mts}'],
  transform: { '\\.(ts|tsx|mts|js|jsx|mjs|yaml)$': '<rootDir>/tests/support/transform.js' },
  // These packages are published as ES modules only.
  transformIgnorePatterns: ['node_modules/(?!(gatsby|@gatsbyjs|gatsby-script|gatsby-link|woff2-encoder)/)'],
  moduleNameMapper: {
    // In unit tests the languages are those of the tests' exhibition.
    '^#languages$': '<rootDir>/tests/support/languages.ts',
    '\\.module\\.css$': '<rootDir>/tests/support/css-module.js',
    '^#build-values$': '<rootDir>/tests/support/build-values.ts',
    '^brotli/decompress\\.js$': '<rootDir>/tests/support/brotli.js',
    '^gatsby$': '<rootDir>/tests/support/gatsby.tsx',
  },
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.test-site'],
}
