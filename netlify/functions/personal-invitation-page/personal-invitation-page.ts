import type { Config } from '@netlify/functions'
import { createPersonalInvitationPage } from '../../registration/show-personal-invitation'

export default createPersonalInvitationPage({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts. `npm run generate` writes the paths:
// the addresses of the page, one for each language of the site.
export const config: Config = {
  path: ['/pozvanka', '/en/invitation'],
  region: 'fra',
}
