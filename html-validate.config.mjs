import { defineConfig } from 'html-validate'

/** Of every rule for documents and accessibility, what is said otherwise here and why. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML, which the standard allows: attributes in the case of JSX, void elements with a slash,
    // `hidden=""` for `hidden`.
    'attr-case': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Gatsby's own: the id `___gatsby`.
    'valid-id': ['error', { relaxed: true }],
    // A script of this site comes from where the page comes from, and nobody between could change one of the two only.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A heading may be named (WAI-ARIA 1.2, 5.2.8.6): the home page's title is one word in two boxes.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The programme's filters act when they are chosen; there is nothing to submit.
    'wcag/h32': 'off',
  },
})
