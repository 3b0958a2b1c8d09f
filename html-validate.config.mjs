import { defineConfig } from 'html-validate'

/**
 * The SVG that pages have, with all attributes that it needs: html-validate knows none of them. No presentation attribute
 * is among them: validators accept fewer values of these than of the property, and `font-stretch="62%"` is an error.
 */
const svgElements = {
  svg: {
    foreign: false, // else html-validate skips the content
    attributes: { height: {}, preserveaspectratio: {}, viewbox: {}, width: {} },
  },
  g: {},
  path: { attributes: { d: {} } },
  text: { attributes: { lengthadjust: {}, textlength: {} } },
  tspan: {},
  use: { attributes: { href: {} } },
}

/** Blanks the drawings of the content, which the content check has validated as SVG: their rules are not those of HTML. */
const withoutDrawings = (source) => [
  { ...source, data: source.data.replace(/<svg xmlns=[\s\S]*?<\/svg>/g, (drawing) => ' '.repeat(drawing.length)) },
]
withoutDrawings.api = 1

/** Attributes of standards beside HTML's own: Open Graph, and the theme colour of each colour scheme. */
const metaElement = { meta: { attributes: { media: {}, property: {} } } }

/** The presets for documents and accessibility, with these exceptions. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5', svgElements, metaElement],
  transform: { '\\.html$': withoutDrawings },
  rules: {
    'no-unknown-attributes': 'error',
    // React's HTML, which the standard allows: attribute names as in JSX, void elements with a slash, `hidden=""`.
    'attr-case': 'off',
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Style attributes give values to the style sheets (docs/decisions/022-security-headers.md).
    'no-inline-style': 'off',
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
