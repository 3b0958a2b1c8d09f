import type { Config } from '@netlify/functions'
import { createRegistrationPage } from '../../registration/registration-page'

export default createRegistrationPage({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts. `npm run generate` writes the paths:
// the addresses of the page, one for each language of the site.
export const config: Config = {
  path: ['/registrace', '/en/registration'],
  region: 'fra',
}
