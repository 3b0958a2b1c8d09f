import type { Config } from '@netlify/functions'
import { createTroubleTeller } from '../../organisers/tell-of-trouble'
import { createEraser } from '../../upkeep/erase-guests'

export default createEraser({ variables: process.env, tell: createTroubleTeller({ variables: process.env }) })

// Netlify reads this without running it: literals only. A scheduled function has no URL.
export const config: Config = {
  schedule: '@daily',
  region: 'fra',
}
