import type { Config } from '@netlify/functions'
import { createTroubleTeller } from '../../organisers/tell-of-trouble'
import { createHealthCheck } from '../../upkeep/check-health'

export default createHealthCheck({ variables: process.env, tell: createTroubleTeller({ variables: process.env }) })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/health',
  region: 'fra',
}
