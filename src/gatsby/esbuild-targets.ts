import browserslist from 'browserslist'

/** @returns the oldest version of each browser of `browserslist` that esbuild knows: 'chrome120', 'ios17.2' */
export function esbuildTargets(): string[] {
  // browserslist lists the versions of a browser from the newest to the oldest, some as a range: 'ios_saf 17.6-17.7'.
  const oldest = Object.fromEntries(browserslist().map((browser) => browser.split(/[ -]/) as [string, string]))
  return ['chrome', 'edge', 'firefox', 'ios_saf', 'safari'].map((name) => name.replace('_saf', '') + oldest[name])
}
