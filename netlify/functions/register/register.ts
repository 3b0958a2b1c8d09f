import type { Config } from '@netlify/functions'
import { createTroubleTeller } from '../../organisers/tell-of-trouble'
import { createHandler } from '../../registration/handle-registration'

export default createHandler({ variables: process.env, tell: createTroubleTeller({ variables: process.env }) })

// Netlify reads this without running it: literals only, no `satisfies`, and `aggregateBy` as a list
// (a string would share one limit among all guests). No `method`: the function itself answers 405. Netlify’s Free plan
// allows two rate limits: this one, and that of ../organiser-session/organiser-session.ts (docs/deploy.md).
export const config: Config = {
  path: '/api/register',
  region: 'fra',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
