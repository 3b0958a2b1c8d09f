import type { Config } from '@netlify/functions'
import { createInvitationHandler } from '../../registration/handle-invitation'

export default createInvitationHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/invitation',
  region: 'fra',
}
