import type { Config } from '@netlify/functions'
import { createDoorHandler } from '../../door/handle-door'

export default createDoorHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts. The devices at one door share an
// address, and each asks every few seconds.
export const config: Config = {
  path: '/api/door',
  region: 'fra',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
