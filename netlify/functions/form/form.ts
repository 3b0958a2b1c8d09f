import type { Config } from '@netlify/functions'
import { createFormPage } from '../../editors/show-form'

export default createFormPage()

// Netlify reads this without running it: literals only, as in ../register/register.ts.
export const config: Config = {
  path: '/admin',
  region: 'fra',
}
