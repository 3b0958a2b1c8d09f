import * as React from 'react'
import { graphql } from 'gatsby'
import { usePage } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'

type Props = {
  artist: Queries.EnquiryArtistFragment
  work: Queries.EnquiryWorkFragment
  className?: string | undefined
}

/**
 * Where a visitor asks about a work: a link that opens a mail with its title, artist and address, or that leads to the
 * gallery. What the work says comes before what its artist says, and an address of their own before their gallery.
 * Nothing if the content has neither.
 */
export function Enquiry({ artist, work, className }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const { title, slug } = work
  const { email: own, gallery } = work.email || work.gallery ? work : artist
  const email = own ?? gallery?.email
  if (email) {
    const url = (process.env.GATSBY_SITE_URL ?? '') + pathTo('work', language, artist.slug, slug)
    const facts = { artist: artist.name, title }
    const mail = { subject: t('artist:enquiry.subject', facts), body: t('artist:enquiry.body', { ...facts, url }) }
    return (
      <a href={mailtoAddress(email, mail)} className={className}>
        {t('artist:enquiry.mail')}
      </a>
    )
  }
  return (
    gallery && (
      <a href={gallery.url} className={className}>
        {t('artist:enquiry.gallery', { gallery: gallery.name })}
      </a>
    )
  )
}

/** The address of a new mail (RFC 6068). No-break spaces become spaces, because mail programs show some of them as signs. */
function mailtoAddress(email: string, { subject, body }: { subject: string; body: string }): string {
  const encoded = (text: string) => encodeURIComponent(text.replaceAll('\u00a0', ' '))
  return `mailto:${email}?subject=${encoded(subject)}&body=${encoded(body)}`
}

export const fragment = graphql`
  fragment EnquiryArtist on Artist {
    slug
    name
    email
    gallery {
      ...EnquiryGallery
    }
  }
  fragment EnquiryWork on Work {
    slug
    title(language: $language)
    email
    gallery {
      ...EnquiryGallery
    }
  }
  fragment EnquiryGallery on Partner {
    name
    url
    email
  }
`
