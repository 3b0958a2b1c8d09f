import { startSite } from '../../tools/server/start-site.ts'

/**
 * Serves the site of a copy of the project as `npm run serve` does, with the server of that copy.
 * @param site the folder of the copy
 * @param look gets the address, without a slash at its end
 */
export async function whileServing(
  site: string,
  env: NodeJS.ProcessEnv,
  look: (origin: string) => Promise<void>,
): Promise<void> {
  const { origin, stop } = await startSite(site, { env, project: site })
  try {
    await look(origin)
  } finally {
    await stop()
  }
}
