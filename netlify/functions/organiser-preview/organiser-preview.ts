import type { Config } from '@netlify/functions'
import { createPreviewHandler } from '../../organisers/handle-preview'

export default createPreviewHandler({ variables: process.env })

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/api/organisers/preview',
  region: 'fra',
}
