import type { ParentSpanPluginArgs } from 'gatsby'
import { writeThumbnails } from './names/thumbnails'

/** Writes the pictures that the names on the home page open to. */
export async function onPostBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  await writeThumbnails(args)
}
