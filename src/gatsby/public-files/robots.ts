import { writeFile } from 'node:fs/promises'

/** Writes robots.txt, which names the sitemap and excludes the form for editors. */
export async function writeRobotsTxt(): Promise<void> {
  const sitemap = `${process.env.GATSBY_SITE_URL}/sitemap-index.xml`
  await writeFile('public/robots.txt', `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${sitemap}\n`)
}
