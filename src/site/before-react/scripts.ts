/** Scripts that run before React, and without it (decision 007). Each adds its event listeners to the document. */
type Scripts = readonly (() => void)[]

/**
 * The scripts of a page: `early` run in the <head>, because they decide what the first paint shows or listen to what comes
 * before it; `late` run at the end of the page, so that their bytes do not delay the first paint.
 */
export type PageScripts = { early?: Scripts; late?: Scripts }

/** The same as text for the HTML, each list in a bundle of its own. */
export type BundledScripts = { early: string; late: string }
