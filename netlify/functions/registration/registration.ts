import type { Config } from '@netlify/functions'
import { createRegistrationPage } from '../../registration/show-registration'

export default createRegistrationPage({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts. The addresses of the page, one for
// each language, are rewritten to this path (src/gatsby/public-files/redirects.ts).
export const config: Config = {
  path: '/api/registration',
  region: 'fra',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
