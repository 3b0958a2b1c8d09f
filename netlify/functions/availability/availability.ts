import type { Config } from '@netlify/functions'
import { createAvailabilityHandler } from '../../registration/handle-availability'

export default createAvailabilityHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/availability',
  region: 'fra',
}
