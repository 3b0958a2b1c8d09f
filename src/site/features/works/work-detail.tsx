import * as React from 'react'
import { graphql } from 'gatsby'
import { firstScreenEnd, PaintFirstScreenAtOnce } from '../../components/first-screen'
import { MarkButton } from '../../components/marks/mark-button'
import { Neighbour, Neighbours, type Direction } from '../../components/neighbours'
import { Picture, PicturePreload, ratioOf } from '../../components/picture'
import { PlaceLink } from '../../components/place-link'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import { ShareButton } from '../../components/share-button'
import * as textButton from '../../components/text-button.module.css'
import { tinted } from '../../components/tint'
import { useTexts } from '../../../i18n/texts'
import { Enquiry } from './enquiry'
import * as styles from './work-detail.module.css'
import { WorkLabel } from './work-label'

type Props = {
  artist: Queries.WorkDetailArtistFragment
  work: Queries.WorkDetailFragment
  previous?: NeighbouringWork | undefined
  next?: NeighbouringWork | undefined
}

/** In pixels, for every original; only the ratio matters. */
const originalHeight = 1600

const sizesFor = (ratio: number) => `min(100vw, ${ratio > 1 ? 85 : 100}vh * ${ratio.toFixed(3)})`

/** In `Head`: preloads the picture, and lets the browser paint it with its label at once. */
export function WorkDetailHead({ work: { image } }: Pick<Props, 'work'>) {
  return (
    <>
      <PaintFirstScreenAtOnce />
      <PicturePreload file={image} sizes={sizesFor(ratioOf(image))} />
    </>
  )
}

/** Slugs have no underscore. It names the figure, and what scrolls when it is zoomed. */
const titleId = '_title'

/** The page of a work: as large as the screen, on the tint of its artist, with its label. work-zoom.script.ts zooms it. */
export function WorkDetail({ artist, work, previous, next }: Props) {
  const t = useTexts()
  const { slug, title, alt, image, room } = work
  const ratio = ratioOf(image)
  const position = artist.works.findIndex((each) => each.slug === slug) + 1
  return (
    <article {...tinted(artist.tint, styles.room)}>
      {/* A script may zoom the work before hydration. */}
      <figure
        className={ratio > 1 ? styles.work : `${styles.work} ${styles.upright}`}
        aria-labelledby={titleId}
        data-work
        suppressHydrationWarning
      >
        <div className={styles.stage} style={{ '--ratio': roundedUp(ratio) }} data-stage suppressHydrationWarning>
          <div className={styles.sheet} data-sheet>
            <Picture file={image} alt={alt ?? ''} sizes={sizesFor(ratio)} first />
            {image.publicURL && (
              <img
                className={styles.original}
                src={image.publicURL}
                width={Math.round(originalHeight * ratio)}
                height={originalHeight}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
          </div>
        </div>
        <figcaption className={styles.label}>
          <div className={styles.lines}>
            <WorkLabel
              work={work}
              place={room && <PlaceLink place={room}>{room.inOneLine}</PlaceLink>}
              title={
                <h1 id={titleId} className={styles.title}>
                  <RouteLink to="artist" slug={artist.slug}>
                    {artist.name}
                  </RouteLink>
                  , <cite>{title}</cite>
                </h1>
              }
            />
            {artist.works.length > 1 && (
              <div>{t('artist:work.position', { position, total: artist.works.length })}</div>
            )}
          </div>
          <div className={`notPrinted ${styles.tools}`}>
            <button type="button" className={textButton.button} data-zooms>
              <span className={styles.closer}>{t('artist:work.zoomIn')}</span>
              <span className={styles.farther}>{t('artist:work.zoomOut')}</span>
            </button>
            <Enquiry artist={artist} work={work} className={textButton.link} />
            <ShareButton />
            <MarkButton mark={`${artist.slug}/${slug}`} withPlan />
          </div>
        </figcaption>
      </figure>
      <Neighbours
        id={firstScreenEnd}
        label={t('artist:work.others')}
        all={
          <>
            <RouteLink to="artist" slug={artist.slug} anchor="works">
              {t('artist:work.all', { artist: artist.name })}
            </RouteLink>
            <RouteLink to="works">{t('artist:work.wall')}</RouteLink>
          </>
        }
      >
        {previous && <WorkNeighbour artist={artist} neighbour={previous} label={t('artist:previous')} rel="prev" />}
        {next && <WorkNeighbour artist={artist} neighbour={next} label={t('artist:next')} rel="next" />}
      </Neighbours>
    </article>
  )
}

type NeighbouringWork = Queries.WorkNeighbourFragment & { readonly work: Queries.WorkNeighbourTitleFragment }

type WorkNeighbourProps = Direction & {
  /** The artist of the page. */
  artist: { slug: string }
  neighbour: NeighbouringWork
}

/** A link to the previous or next work, on the background of the page, or on the tint of another artist. */
function WorkNeighbour({ artist, neighbour: { slug, name, tint, work }, label, rel }: WorkNeighbourProps) {
  return (
    <Neighbour
      to="work"
      slug={slug}
      work={work.slug}
      rel={rel}
      label={`${label} ${name}`}
      name={work.title ?? ''}
      tint={slug === artist.slug ? undefined : tint}
      picture={work.image}
    />
  )
}

export const fragment = graphql`
  fragment WorkDetailArtist on Artist {
    ...EnquiryArtist
    slug
    name
    tint {
      ...Tint
    }
    works {
      slug
    }
  }
  fragment WorkDetail on Work {
    slug
    title(language: $language)
    alt(language: $language)
    image {
      publicURL
      ...Picture
    }
    room {
      inOneLine(language: $language)
      ...PlaceLink
    }
    ...EnquiryWork
    ...WorkLabel
  }
  fragment WorkNeighbour on Artist {
    slug
    name
    tint {
      ...Tint
    }
  }
  fragment WorkNeighbourTitle on Work {
    slug
    title(language: $language)
    image {
      ...SmallPicture
    }
  }
`
