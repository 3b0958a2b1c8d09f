import type { Config } from '@netlify/functions'
import { createAvailabilityHandler } from '../../registration/handle-availability'

export default createAvailabilityHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts. Visitors in one building share
// an address, and each page of the programme asks once.
export const config: Config = {
  path: '/api/availability',
  region: 'fra',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
