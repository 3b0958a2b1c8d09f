import { open, type FileHandle } from 'node:fs/promises'

/**
 * For tests: makes writing to open files fail as on a full disk, until mocks are restored.
 * @param file is created, to get at what all open files share
 */
export async function failToWrite(file: string): Promise<void> {
  const handle = await open(file, 'w')
  await handle.close()
  const shared = Object.getPrototypeOf(handle) as FileHandle
  jest
    .spyOn(shared, 'writeFile')
    .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
}
