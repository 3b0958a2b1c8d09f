/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readTimeVariables } from './time-variables'

/** The variables for the text of exhibition.yaml. */
async function variablesOf(exhibition: string, environment = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    await writeFile(path.join(folder, 'exhibition.yaml'), `timeZone: Europe/Prague\n${exhibition}`)
    return readTimeVariables(folder, environment)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the local time of the demoDate becomes an instant', async () => {
  expect(await variablesOf('demoDate: "2031-08-25T12:00"\n')).toEqual({
    GATSBY_AS_OF: '2031-08-25T10:00:00.000Z',
    GATSBY_PREVIEW_TIME_ZONE: 'Europe/Prague',
  })
})

test('without a demoDate the variable is empty', async () => {
  expect(await variablesOf('')).toMatchObject({ GATSBY_AS_OF: '' })
})

test('only a production build ignores ?asOf', async () => {
  expect(await variablesOf('', { CONTEXT: 'production' })).toMatchObject({ GATSBY_PREVIEW_TIME_ZONE: '' })
  expect(await variablesOf('', { CONTEXT: 'deploy-preview' })).toMatchObject({
    GATSBY_PREVIEW_TIME_ZONE: 'Europe/Prague',
  })
})
