import type { Config } from '@netlify/functions'
import { createTroubleTeller } from '../../organisers/tell-of-trouble'
import { createMailSchedule } from '../../mail/mail-schedule'

export default createMailSchedule({ variables: process.env, tell: createTroubleTeller({ variables: process.env }) })

// Netlify reads this without running it: literals only. A scheduled function has no URL.
export const config: Config = {
  schedule: '*/5 * * * *',
  region: 'fra',
}
