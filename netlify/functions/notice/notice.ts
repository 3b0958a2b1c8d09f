import type { Config } from '@netlify/functions'
import { createNoticeHandler } from '../../notice/handle-notice'

export default createNoticeHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/notice',
  region: 'fra',
}
