import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openHouseFile, type OpenHouse } from '../netlify/lib/open-house'
import { contentFolder } from '../src/model/content-folder'
import { instantOf } from '../src/model/phase'
import { readInvitedEvent, type InvitedEvent } from './invited-event'

/** What the function must know of the open house. */
function factsOf({ event: { slug, capacity, invitation }, timeZone, notice }: InvitedEvent): OpenHouse {
  const { registrationCloses } = invitation
  return {
    event: slug,
    capacity,
    closesAt: registrationCloses ? instantOf(registrationCloses, timeZone) : null,
    noticeVersion: notice.version,
  }
}

/**
 * Writes these facts where the function reads them; netlify.toml packs the file with it.
 * @param content the folder of content that has passed the check
 */
export async function writeOpenHouse(content = contentFolder(), file: string = openHouseFile): Promise<void> {
  const facts = factsOf(await readInvitedEvent(content))
  await mkdir(path.dirname(file), { recursive: true })
  // A function that is running must never read half a file.
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
