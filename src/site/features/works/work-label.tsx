import * as React from 'react'
import { graphql } from 'gatsby'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { workFacts } from './work-facts'

type Props = {
  work: Queries.WorkLabelFragment
  title?: React.ReactNode
  /** In the place of the room. */
  place?: React.ReactNode
}

/** The label of a work: title and year; medium and dimensions; credit; room. Unknown facts are left out. */
export function WorkLabel({ work, title = <cite>{work.title}</cite>, place = work.room?.inOneLine }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { years, facts } = workFacts(work, t, locale)
  return (
    <>
      <div>
        {title}
        {years && `, ${years}`}
      </div>
      <div>{facts}</div>
      <div>{work.credit}</div>
      {place && <div>{place}</div>}
    </>
  )
}

export const fragment = graphql`
  fragment Sides on Work {
    dimensions {
      height
      width
      depth
      diameter
      note(language: $language)
    }
  }
  fragment WorkLabel on Work {
    title(language: $language)
    ...WorkYears
    medium(language: $language)
    ...Sides
    duration {
      hours
      minutes
      seconds
    }
    edition {
      number
      size
      unlimited
      artistProofs
    }
    credit(language: $language)
    room {
      inOneLine(language: $language)
    }
  }
`
