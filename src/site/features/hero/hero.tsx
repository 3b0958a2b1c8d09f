import * as React from 'react'
import { graphql } from 'gatsby'
import { titleFontClass } from '../../components/fit'
import { PaintFirstScreenAtOnce } from '../../components/first-screen'
import { Picture, PicturePreload, ratioOf } from '../../components/picture'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import * as textButton from '../../components/text-button.module.css'
import { tinted } from '../../components/tint'
import * as unseen from '../../components/visually-hidden.module.css'
import { formatWorkYears } from '../../components/years'
import { dirOf } from '../../../i18n/locales'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { HeroFacts } from './hero-facts'
import * as styles from './hero.module.css'
import { splitInHalf } from './split-in-half'
import { type Half, halvesInLines, hasOneWidth, halvesInRow, openingOf } from './title-shape'

type Props = { exhibition: Queries.HeroFragment }

/**
 * The title of the exhibition, split in half, with a work between the halves: side by side from 700 px, one above the
 * other on a phone. Of several works, show-next-work.script.ts chooses the one that is shown, and
 * step-through-title.script.ts shows the others.
 */
export function Hero({ exhibition }: Props) {
  const t = useTexts()
  const { name, hero } = exhibition
  const halves = splitInHalf(name, hasOneWidth)
  const lines = halvesInLines(halves)
  const [first, last] = dirOf(useLocale()) === 'rtl' ? (['xMax', 'xMin'] as const) : (['xMin', 'xMax'] as const)
  return (
    <div
      className={styles.hero}
      style={{ '--extra': roundedUp(lines.reduce((sum, { extra }) => sum + extra, 0)) }}
      data-title={hero.length > 1 || undefined}
    >
      {/* Visitors see the halves: drawings, one pair for each work and size of screen. */}
      <h1 className={unseen.hidden}>{name}</h1>
      {hero.map(({ artist, shown }) => {
        const { slug, title, alt, image } = shown
        const years = formatWorkYears(shown, t)
        const ratio = ratioOf(image)
        const [opening, closing] = halvesInRow(halves, ratio)
        const isPanorama = ratio > widestBesideFacts
        const tint = tinted(artist.tint)
        const drop = Math.max(opening?.drop ?? 0, closing?.drop ?? 0)
        return (
          <div
            key={`${artist.slug} ${slug}`}
            className={`${styles.row} ${tint.className}`}
            style={{ ...tint.style, '--drop': roundedUp(drop) }}
            data-row
          >
            <Drawing half={lines[0]} name={name} className={`${styles.line} ${styles.opening}`} flush={first} />
            <Drawing half={opening} name={name} className={styles.opening} flush={first} />
            <figure
              className={`${styles.work} ${isPanorama ? styles.panorama : ''}`}
              style={{ '--ratio': roundedUp(ratio) }}
            >
              <Picture file={image} alt={alt ?? ''} sizes={sizesFor(ratio)} first={hero.length === 1 || 'of several'} />
              <figcaption>
                <RouteLink to="work" slug={artist.slug} work={slug} className="stretchedLink">
                  {artist.name}, <cite>{title}</cite>
                  {years && `, ${years}`}
                </RouteLink>
                {hero.length > 1 && (
                  <button type="button" className={`${textButton.button} ${styles.next}`}>
                    {t('home:hero.next')}
                  </button>
                )}
              </figcaption>
            </figure>
            <Drawing half={closing} name={name} className={styles.closing} flush={last} />
            <Drawing half={lines[1]} name={name} className={`${styles.line} ${styles.closing}`} flush={last} />
          </div>
        )
      })}
      <HeroFacts exhibition={exhibition} className={styles.facts} />
    </div>
  )
}

/** A wider work is a panorama, which has a line of its own on a phone. */
const widestBesideFacts = 1.5

const sizesFor = (ratio: number) =>
  `(width >= 43.75rem) ${Math.round(96 * openingOf(ratio))}vw, ${ratio > widestBesideFacts ? 92 : 46}vw`

/** In `Head`: preloads the picture of the work in the title, and lets the browser paint the whole title at once. */
export function HeroHead({ exhibition: { hero } }: Props) {
  return (
    <>
      <PaintFirstScreenAtOnce />
      {hero.map(({ shown: { slug, image } }, index) => (
        <PicturePreload
          key={`${slug} ${index}`}
          file={image}
          sizes={sizesFor(ratioOf(image))}
          choice={hero.length > 1 ? index + 1 : undefined}
        />
      ))}
    </>
  )
}

type DrawingProps = {
  half: Half | undefined
  name: string
  className: string | undefined
  /** The side that stays in place when the drawing is smaller than its box. */
  flush: 'xMin' | 'xMax'
}

function Drawing({ half, name, className, flush }: DrawingProps) {
  if (!half) return null
  const { text, viewBox, textLength, stretch, width, extra } = half
  const [, start, lastLetter] = /^(.*?)(.\p{M}*)$/su.exec(text) ?? []
  return (
    <svg
      className={titleFontClass(name, `${styles.half} ${className}`)}
      style={{ '--extra': roundedUp(extra) }}
      viewBox={viewBox}
      preserveAspectRatio={`${flush}YMax`}
      width={width}
      aria-hidden="true"
    >
      {/* A fallback font gets the same width. */}
      <text style={{ '--stretch': `${stretch}%` }} textLength={textLength} lengthAdjust="spacingAndGlyphs">
        {start}
        <tspan>{lastLetter}</tspan>
      </text>
    </svg>
  )
}

export const fragment = graphql`
  fragment Hero on Exhibition {
    name(language: $language)
    hero {
      ...ChosenWork
    }
    ...HeroFacts
  }
`
