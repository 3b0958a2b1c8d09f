/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readTimeValues } from './time-values'

/** The values for the text of exhibition.yaml. */
async function valuesOf(exhibition: string, environment = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    await writeFile(path.join(folder, 'exhibition.yaml'), `timeZone: Europe/Prague\n${exhibition}`)
    return readTimeValues(folder, environment)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the local time of the demoDate becomes an instant', async () => {
  expect(await valuesOf('demoDate: "2031-08-25T12:00"\n')).toEqual({
    asOf: '2031-08-25T10:00:00.000Z',
    previewTimeZone: 'Europe/Prague',
  })
})

test('without a demoDate the instant is empty', async () => {
  expect(await valuesOf('')).toMatchObject({ asOf: '' })
})

test('only a production build ignores ?asOf', async () => {
  expect(await valuesOf('', { CONTEXT: 'production' })).toMatchObject({ previewTimeZone: '' })
  expect(await valuesOf('', { CONTEXT: 'deploy-preview' })).toMatchObject({
    previewTimeZone: 'Europe/Prague',
  })
})
