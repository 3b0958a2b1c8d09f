import { runCommand } from '../command-line/command'
import { serveSite } from '../server/serve-site.mts'

const usage = `Usage: npm run serve [-- OPTIONS]

Serves the built site as Netlify would, with an embedded database.

  --no-database   serve it without the database; nobody can register
  --help          print this help

Environment variables:
  PORT   the port of the site (8888)`

const code = await runCommand({
  usage,
  options: { 'no-database': { type: 'boolean' } },
  run: (values) => serveSite({ hasDatabase: !values['no-database'] }),
})
// A server that has started already would keep the process alive.
if (code !== 0) process.exit(code)
