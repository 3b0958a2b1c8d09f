/** @jest-environment node */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import watcher from '@parcel/watcher'
import { inFolder } from '../../tests/support/in-folder'
import './parcel-snapshot.cjs'

test('between two builds Parcel sees what has changed in the project, and does not look into its packages', async () => {
  const files = { 'src/a.ts': '', 'node_modules/b/index.js': '' }
  await inFolder(files, (folder) =>
    inFolder({}, async (aside) => {
      const list = path.join(aside, 'list.txt')
      await watcher.writeSnapshot(folder, list)
      for (const file of Object.keys(files)) await writeFile(path.join(folder, file), 'changed')
      const events = await watcher.getEventsSince(folder, list)
      expect(events.map((event) => [path.basename(event.path), event.type])).toEqual([['a.ts', 'update']])
    }),
  )
})
