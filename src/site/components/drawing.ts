import { graphql } from 'gatsby'

/** The address of a drawing without the empty margins of its file. */
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
