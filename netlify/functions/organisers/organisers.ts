import type { Config } from '@netlify/functions'
import { createOrganisersHandler } from '../../organisers/handle-organisers'

export default createOrganisersHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/organisers',
  region: 'fra',
}
