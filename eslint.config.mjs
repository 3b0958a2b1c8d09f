import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { floors } from './floors.mjs'

/** For each room, what it must not import from: the rooms above, and the groups that it does not use; so for its floors. */
const zones = floors
  .map(({ folder, room, uses, group }, index) => ({
    target: `./${folder}`,
    from: floors
      .filter((other) => other.room === room)
      .filter(
        (other) => floors.indexOf(other) < index || (uses && other.group !== group && !uses.includes(other.group)),
      )
      .map((other) => `./${other.folder}`),
    message: 'An import goes down the list of floors.mjs only.',
  }))
  .filter(({ from }) => from.length > 0)

/** The folders of an isolated room: they must not import from each other. */
const isolated = floors
  .filter(({ isolated }) => isolated)
  .flatMap(({ folder }) =>
    readdirSync(folder).map((name) => ({
      target: `./${folder}/${name}`,
      from: `./${folder}`,
      except: [`./${name}`],
      message: 'No feature imports another.',
    })),
  )

export default defineConfig(
  globalIgnores([
    'public',
    'netlify/generated',
    '.cache',
    '.netlify',
    'gatsby-types.d.ts',
    'test-results',
    '.test-site*',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: { globals: globals.node },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-extraneous-dependencies': 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-properties': ['error', { property: 'only', message: 'The other tests would not run.' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    // Where React is. In each other file, and in tests, these rules take longer than all others together, and find nothing.
    files: ['src/site/**/*.{ts,tsx}', '**/*.tsx'],
    ignores: ['**/*.test.*'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // A test may import from any room.
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...isolated] }] },
  },
  {
    files: ['src/{site,i18n,registration}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['zod', 'yaml', 'sharp', 'fastest-levenshtein'], patterns: ['node:*'] },
      ],
    },
  },
  { files: ['tools/**', 'netlify/build-cache/**', 'tests/**/*.mts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
