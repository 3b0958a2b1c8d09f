import type { Config } from '@netlify/functions'
import { createLinksHandler } from '../../registration/handle-links'

export default createLinksHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/links',
  region: 'fra',
}
