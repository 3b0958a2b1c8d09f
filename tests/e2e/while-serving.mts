import { startSite } from '../../tools/server/start-site.ts'

/**
 * Serves the site of a copy of the project, as `npm run serve` does, while a function runs.
 * @param act gets the address of the site, without a trailing slash
 */
export async function whileServing(
  site: string,
  options: { args?: string[]; env: NodeJS.ProcessEnv },
  act: (origin: string) => Promise<void>,
): Promise<void> {
  const { origin, stop } = await startSite(site, { ...options, project: site })
  try {
    await act(origin)
  } finally {
    await stop()
  }
}
