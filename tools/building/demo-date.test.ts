/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoDateLine } from './demo-date'

async function lineOf(exhibition: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    await writeFile(path.join(folder, 'exhibition.yaml'), `timeZone: Europe/Prague\n${exhibition}`)
    return demoDateLine(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('whoever starts the site is told in one line which moment it shows, and where that is written', async () => {
  const line = await lineOf('demoDate: "2031-08-25T12:00"\n')
  expect(line).toContain('2031-08-25 12:00 (Europe/Prague)')
  expect(line).toContain('demoDate in exhibition.yaml')
  expect(line.trim().split('\n')).toHaveLength(1)
})

test('without a demoDate nothing is said', async () => {
  expect(await lineOf('')).toBe('')
})
