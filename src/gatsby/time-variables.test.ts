/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readTimeVariables } from './time-variables'

/** What pages are told by a build of an exhibition. */
async function variablesOf(exhibition: string, environment = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    await writeFile(path.join(folder, 'exhibition.yaml'), `timeZone: Europe/Prague\n${exhibition}`)
    return readTimeVariables(folder, environment)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('pages are told the instant of the demoDate, which content writes in local time', async () => {
  expect(await variablesOf('demoDate: "2031-08-25T12:00"\n')).toEqual({
    GATSBY_AS_OF: '2031-08-25T10:00:00.000Z',
    GATSBY_PREVIEW_TIME_ZONE: 'Europe/Prague',
  })
})

test('without a demoDate the clock decides', async () => {
  expect(await variablesOf('')).toMatchObject({ GATSBY_AS_OF: '' })
})

test('a build for production takes no ?asOf, every other does', async () => {
  expect(await variablesOf('', { CONTEXT: 'production' })).toMatchObject({ GATSBY_PREVIEW_TIME_ZONE: '' })
  expect(await variablesOf('', { CONTEXT: 'deploy-preview' })).toMatchObject({
    GATSBY_PREVIEW_TIME_ZONE: 'Europe/Prague',
  })
})
