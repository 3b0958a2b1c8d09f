import { asOf } from './as-of'

// What runs in the head of every page before before-react.ts, in previews and local builds only (gatsby-ssr.tsx).
asOf(document.currentScript!.dataset.timeZone!)

// Says that this is a module; esbuild would wrap the others in functions.
export {}
