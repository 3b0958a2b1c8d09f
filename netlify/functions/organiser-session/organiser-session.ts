import type { Config } from '@netlify/functions'
import { createSessionHandler } from '../../organisers/handle-session'

export default createSessionHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/organisers/session',
  region: 'fra',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
