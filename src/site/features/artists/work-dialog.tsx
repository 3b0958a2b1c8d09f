import * as React from 'react'
import { graphql } from 'gatsby'
import { digitClasses } from '../../components/digits'
import { LanguageSwitch } from '../../components/language-switch'
import { Picture } from '../../components/picture'
import { useTexts } from '../../../i18n/texts'
import { figureId } from './work-figure'
import { WorkLabel } from './work-label'
import * as styles from './work-dialog.module.css'

type Props = {
  work: Queries.WorkDialogFragment
  /** Width to height. */
  ratio: number
  /** Position among the artist's works: '2 / 4'. */
  place: string
  /** Slugs of the previous and next work; the last is followed by the first. */
  neighbours: { previous: string; next: string } | undefined
}

/** In pixels, for every original; only the ratio matters. */
const originalHeight = 1600

/**
 * A work as large as the screen. Its slug is an anchor of the page. work-dialogs.script.ts opens, moves, zooms and
 * closes the dialog; without scripts the style sheet shows it while it is the target of the address. Its pictures are
 * not loaded before it opens.
 */
export function WorkDialog({ work, ratio, place, neighbours }: Props) {
  const t = useTexts()
  const { slug, title, alt, image } = work
  return (
    <dialog id={slug} className={styles.dialog} aria-label={title ?? undefined} data-work>
      <div className={styles.stage} data-stage>
        <div className={`${styles.sheet} ${digitClasses(ratio)}`} data-sheet>
          <Picture file={image} alt={alt ?? ''} sizes={`min(100vw, 85vh * ${ratio.toFixed(3)})`} />
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
      <p className={styles.label}>
        <WorkLabel work={work} />
      </p>
      <p className={styles.place}>{place}</p>
      <div className={styles.tools}>
        {neighbours && (
          <>
            <a href={`#${neighbours.previous}`} rel="prev">
              {t('artist:work.previous')}
            </a>
            <a href={`#${neighbours.next}`} rel="next">
              {t('artist:work.next')}
            </a>
          </>
        )}
        <button type="button" className={styles.zoom} data-zooms>
          <span className={styles.closer}>{t('artist:work.zoomIn')}</span>
          <span className={styles.farther}>{t('artist:work.zoomOut')}</span>
        </button>
        <LanguageSwitch />
        <a href={`#${figureId(slug)}`} data-close>
          {t('artist:work.close')}
        </a>
      </div>
    </dialog>
  )
}

export const fragment = graphql`
  fragment WorkDialog on Work {
    slug
    title(language: $language)
    alt(language: $language)
    image {
      publicURL
      ...Picture
    }
    ...WorkLabel
  }
`
