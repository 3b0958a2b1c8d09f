import { defineConfig } from 'oxlint'

const tests = '**/*.test.*'

/** What eslint-plugin-react-hooks recommends. */
const reactRules = [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
]

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'import'],
  jsPlugins: ['./tools/lint/imports.mjs'],
  ignorePatterns: ['gatsby-types.d.ts', 'netlify/generated', '.test-site*'],
  options: { reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  rules: {
    'imports/packages': 'error',
    'import/no-cycle': 'error',
    // Scripts that run before React are imported as text (`?page-script`).
    'import/default': 'off',
    'no-console': ['error', { allow: ['error'] }],
    'no-restricted-properties': ['error', { property: 'only', message: 'The other tests would not run.' }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      files: ['src/site/**/*.{ts,tsx}', '**/*.tsx'],
      excludeFiles: [tests],
      plugins: ['react'],
      rules: Object.fromEntries(reactRules.map((rule) => [`react/${rule}`, 'error'])),
    },
    // A test may import from any room.
    { files: ['**'], excludeFiles: [tests, '**/testing/**'], rules: { 'imports/floors': 'error' } },
    {
      files: ['src/{site,i18n,registration}/**/*.{ts,tsx}'],
      excludeFiles: [tests],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: ['zod', 'yaml', 'sharp', 'fastest-levenshtein'], patterns: ['node:*'] },
        ],
      },
    },
    { files: ['tools/**', 'netlify/build-cache/**', 'tests/**/*.mts'], rules: { 'no-console': 'off' } },
    // In its own files, TypeScript finds these.
    { files: ['**/*.{js,cjs,mjs}'], env: { node: true }, rules: { 'no-redeclare': 'error', 'no-undef': 'error' } },
    { files: ['**/*.{js,cjs}'], rules: { 'typescript/no-require-imports': 'off' } },
  ],
})
