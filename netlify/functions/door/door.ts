import type { Config } from '@netlify/functions'
import { createDoorHandler } from '../../door/handle-door'

export default createDoorHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/door',
  region: 'fra',
}
