import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

// The floors of the house: an import goes down only (README, "Change code").
const zone = (target, from, message) => ({ target, from, message })
const features = [
  'accessibility',
  'about',
  'artists',
  'contact',
  'hero',
  'numbers',
  'partners',
  'programme',
  'registration',
  'safety',
  'studios',
]
const zones = [
  zone(
    './src/i18n',
    ['./src/components', './src/features', './src/templates', './src/gatsby'],
    'i18n is the ground floor.',
  ),
  zone(
    './src/model',
    ['./src/components', './src/features', './src/templates', './src/gatsby', './src/check'],
    'The model is the ground floor.',
  ),
  zone(
    './src/check',
    ['./src/components', './src/features', './src/templates', './src/gatsby'],
    'The check knows content, not pages.',
  ),
  zone(
    ['./src/i18n', './src/components', './src/features', './src/templates', './src/gatsby'],
    './src/check',
    'Pages are made of content that was checked before.',
  ),
  zone('./src/components', ['./src/features', './src/templates', './src/gatsby'], 'Shared parts know no feature.'),
  zone('./src/features', ['./src/templates', './src/gatsby'], 'A feature knows no page.'),
  ...features.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'No feature imports another.',
  })),
  zone(
    ['./src/components', './src/features', './src/templates', './src/browser'],
    ['./src/editing', './src/admin'],
    'No page knows what editors are helped by.',
  ),
  zone('./src', ['./netlify', './tools'], 'The site knows nothing of the server and the tools.'),
  zone('./netlify', ['./src/components', './src/templates', './src/gatsby'], 'The function has no React.'),
]

export default defineConfig(
  globalIgnores(['public', '.cache', '.netlify', 'gatsby-types.d.ts', 'test-results', '.test-site*']),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    languageOptions: { globals: globals.node },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-extraneous-dependencies': 'error',
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/{browser,components,features,templates}/**/*.{ts,tsx}', 'src/i18n/**/*.{ts,tsx}'],
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
