import type { Config } from '@netlify/functions'
import { createHealthCheck } from '../../storage/check-health'

export default createHealthCheck({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/health',
  region: 'fra',
}
