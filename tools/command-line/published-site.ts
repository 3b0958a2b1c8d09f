/** The variables of the published site (docs/deploy.md). The shell of whoever looks after it may have them. */
export const publishedSite = [
  'GATSBY_SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'ORGANISERS',
  'ADMIN_REPOSITORY',
  'ADMIN_BRANCH',
  'ADMIN_SCOPE',
  'GATSBY_API_URL',
  'ALLOWED_ORIGIN',
] as const

/**
 * Deletes these variables in this process, and so for the programs that it starts: tests and local servers must not reach
 * the guests, the mail or the functions of the published site.
 */
export function forgetPublishedSite(): void {
  for (const name of publishedSite) delete process.env[name]
}
