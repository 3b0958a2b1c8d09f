import { graphql } from 'gatsby'

/** A work that the content chooses for the home page, in the title or between two sections. */
export const fragment = graphql`
  fragment ChosenWork on ChosenWork {
    artist {
      slug
      name
      tint {
        ...Tint
      }
    }
    shown {
      slug
      title(language: $language)
      yearFrom
      year
      circa
      alt(language: $language)
      image {
        ...Picture
      }
    }
  }
`
