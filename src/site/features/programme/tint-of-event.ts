import { graphql } from 'gatsby'
import type { Tint } from '../../../model/tint'

/** The tint of the first artist who leads an event; undefined if no artist does. */
export const tintOfEvent = ({ ledBy }: Queries.EventTintFragment): Tint | undefined =>
  ledBy.find(({ artist }) => artist)?.artist?.tint

export const fragment = graphql`
  fragment EventTint on Event {
    ledBy {
      artist {
        tint {
          ...Tint
        }
      }
    }
  }
`
