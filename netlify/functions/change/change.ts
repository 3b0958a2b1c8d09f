import type { Config } from '@netlify/functions'
import { createChangeHandler } from '../../registration/handle-change'

export default createChangeHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/change',
  region: 'fra',
}
