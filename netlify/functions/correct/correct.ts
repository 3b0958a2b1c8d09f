import type { Config } from '@netlify/functions'
import { createCorrectHandler } from '../../registration/handle-correct'

export default createCorrectHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/correct',
  region: 'fra',
}
