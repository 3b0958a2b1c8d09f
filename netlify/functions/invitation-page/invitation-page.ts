import type { Config } from '@netlify/functions'
import { createInvitationPage } from '../../registration/show-invitation'

export default createInvitationPage({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts. The addresses of the page, one for
// each language, are rewritten to this path (src/gatsby/public-files/redirects.ts).
export const config: Config = {
  path: '/api/invitation-page',
  region: 'fra',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
