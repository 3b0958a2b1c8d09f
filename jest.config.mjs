import { availableParallelism } from 'node:os'

/** Tests stand beside what they test; the ones in a browser are Playwright's (playwright.config.ts). */
export default {
  testEnvironment: 'jsdom',
  // Generous: what is slow on a busy machine is not wrong.
  testTimeout: 30_000,
  // By default Jest leaves one core to itself, and that is half of two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testMatch: ['<rootDir>/{src,netlify,supabase,tools,tests}/**/*.test.{ts,tsx,mts}'],
  transform: { '\\.(ts|tsx|mts|js|jsx|mjs)$': '<rootDir>/tests/support/babel-transform.js' },
  // Packages that are published as ES modules only.
  transformIgnorePatterns: ['node_modules/(?!(gatsby|@gatsbyjs|gatsby-script|gatsby-link|woff2-encoder)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/css-module.js',
    '^gatsby$': '<rootDir>/tests/support/gatsby.tsx',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.test-site'],
}
