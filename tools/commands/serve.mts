import { runCommand } from '../command-line/command'
import { serveSite } from '../server/serve-site.mts'

const usage = `Usage: npm run serve

Serves the built site as Netlify would, with an embedded database.

  --help   print this help

Environment variables:
  PORT                                the port of the site (8888)
  SUPABASE_URL, SUPABASE_SECRET_KEY   a hosted database instead of the embedded one`

const code = await runCommand({ usage, run: serveSite })
// A server that has started already would keep the process alive.
if (code !== 0) process.exit(code)
