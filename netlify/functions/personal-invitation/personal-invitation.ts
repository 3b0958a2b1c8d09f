import type { Config } from '@netlify/functions'
import { createPersonalInvitationHandler } from '../../registration/handle-personal-invitation'

export default createPersonalInvitationHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/invitation',
  region: 'fra',
}
