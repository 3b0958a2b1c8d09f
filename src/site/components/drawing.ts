import { graphql } from 'gatsby'

/** The URL of an SVG, cropped to what is drawn in it. */
export function drawingAddress({ publicURL, ink }: Queries.DrawingFragment): string {
  return `${publicURL}${ink?.view ? `#${ink.view}` : ''}`
}

export const fragment = graphql`
  fragment Drawing on File {
    publicURL
    ink {
      width
      height
      tone
      view
    }
  }
`
