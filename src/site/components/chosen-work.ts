import { graphql } from 'gatsby'

/** What `formatWorkYears` needs; and a work that the content chooses for the home page. */
export const fragment = graphql`
  fragment WorkYears on Work {
    yearFrom
    year
    circa
  }
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
      ...WorkYears
      alt(language: $language)
      image {
        ...Picture
      }
    }
  }
`
