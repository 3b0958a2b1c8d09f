import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openHouseFile, type OpenHouse } from '../netlify/lib/open-house'
import { contentFolder } from '../src/model/content-folder'
import { instantOf } from '../src/model/phase'
import { readInvitedEvent, type InvitedEvent } from './invited-event'

/** What the function must know of the open house. */
function factsOf({ event, exhibition }: InvitedEvent, builtAt: Date): OpenHouse {
  const { timeZone, demoDate, notice, retentionDays } = exhibition
  return {
    builtAt: builtAt.toISOString(),
    asOf: demoDate ? instantOf(demoDate, timeZone) : null,
    event: event.slug,
    capacity: event.capacity,
    closesAt: instantOf(event.invitation.registrationCloses ?? event.end, timeZone),
    endsAt: instantOf(event.end, timeZone),
    noticeVersions: [notice.version, ...(notice.earlierVersions ?? [])],
    retentionDays,
  }
}

/**
 * Writes these facts where the functions read them; netlify.toml packs the file with them.
 * @param content the folder of content that has passed the check
 * @param builtAt the database ignores facts that are older than the ones it has
 */
export async function writeOpenHouse(
  content = contentFolder(),
  file: string = openHouseFile,
  builtAt = new Date(),
): Promise<void> {
  const facts = factsOf(await readInvitedEvent(content), builtAt)
  await mkdir(path.dirname(file), { recursive: true })
  // A function that is running must never read half a file.
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
