import { readFileSync } from 'node:fs'

/** The list of browsers, from which Babel, esbuild and Autoprefixer work too: 'baseline 2023 with downstream'. */
const [browsers] = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).browserslist
const year = Number(/^baseline (\d{4})/.exec(browsers)[1])

/** What CSS may use beyond that year without `@supports`, because it is not missed where it is missing. */
const dispensable = {
  ignoreProperties: {
    'accent-color': [], // a checkbox in the browser's own colour
    'break-after': ['avoid'], // a heading at the end of a printed page
    'field-sizing': ['content'], // in the form for editors: a text area that scrolls
    'forced-color-adjust': ['auto', 'none'], // only Safari lacks it, which has no forced colours
    'overflow-anchor': ['none'], // for browsers with scroll anchoring only
    '/^overscroll-behavior/': ['contain'], // the page scrolls on at the end of a part
    'text-size-adjust': [], // Autoprefixer adds the name that Safari knows
    'text-wrap': ['balance', 'pretty'], // less even lines
    'user-select': ['all'], // Autoprefixer adds the name that Safari knows
  },
  ignoreAtRules: [
    'page', // other margins on paper
    'starting-style', // no transition
    'view-transition', // no transition
  ],
  ignoreSelectors: [
    'popover-open', // within `:is()`, which leaves out what it does not know
    '/^view-transition-/', // no transition
  ],
}

export default {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'declaration-block-no-redundant-longhand-properties': null,
    'no-descending-specificity': null,
    // Safari drops the whole declaration if it names a thickness, a style or a colour.
    'declaration-property-value-allowed-list': { 'text-decoration': ['none', 'underline', 'line-through', 'inherit'] },
    // In a grid without columns of its own, WebKit makes a column of such a line, and Chromium none.
    'declaration-property-value-disallowed-list': { '/^grid-(area|column|row)/': ['/^-/'] },
    // So that a larger font of the browser gives the layout of a smaller window, as zoom does.
    'media-feature-name-unit-allowed-list': { '/(width|height)$/': ['rem'] },
    'plugin/use-baseline': [true, { available: year, ...dispensable }],
  },
}
