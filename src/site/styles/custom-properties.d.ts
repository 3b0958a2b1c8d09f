import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A custom property, which a style sheet reads. */
    [name: `--${string}`]: string | number | undefined
  }
}
