import { defineConfig } from 'html-validate'

/**
 * The SVG that pages have, with all attributes that it needs: html-validate knows none of them. Of the presentation
 * attributes only `color` is among them. All others have a property in CSS, and validators accept fewer values of them
 * than of the property: `font-stretch="62%"` is an error.
 */
const svgElements = {
  svg: {
    foreign: false, // else html-validate skips the content
    attributes: { color: {}, height: {}, preserveaspectratio: {}, viewbox: {}, width: {} },
  },
  path: { attributes: { d: {} } },
  text: { attributes: { lengthadjust: {}, textlength: {} } },
}

/** Attributes of standards beside HTML's own: Open Graph, and the theme colour of each colour scheme. */
const metaElement = { meta: { attributes: { media: {}, property: {} } } }

/** The presets for documents and accessibility, with these exceptions. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5', svgElements, metaElement],
  rules: {
    'no-unknown-attributes': 'error',
    // React's HTML, which the standard allows: attribute names as in JSX, void elements with a slash, `hidden=""`.
    'attr-case': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Gatsby uses the id `___gatsby`.
    'valid-id': ['error', { relaxed: true }],
    // The pages and scripts of this site have the same origin: who could change a script could change its hash too.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The page of a registration has two, of which the function keeps one. Browser tests count those of other pages.
    'heading-level': ['error', { allowMultipleH1: true }],
    // Editors may write long titles. Search engines show the beginning of them.
    'long-title': 'off',
    // A style keeps a phone number on one line, and the typeface has no non-breaking hyphen.
    'tel-non-breaking': [
      'error',
      { characters: [{ pattern: ' ', replacement: '&nbsp;', description: 'non-breaking space' }] },
    ],
    // The form of the programme's filters has no submit button: a filter applies when it is chosen.
    'wcag/h32': 'off',
  },
})
