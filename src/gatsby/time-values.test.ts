/** @jest-environment node */
import { inFolder } from '../../tests/support/in-folder'
import { readTimeValues } from './time-values'

/** The values for the text of exhibition.yaml. */
const valuesOf = (exhibition: string, environment = {}) =>
  inFolder({ 'exhibition.yaml': `timeZone: Europe/Prague\n${exhibition}` }, async (content) =>
    readTimeValues(content, environment),
  )

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
