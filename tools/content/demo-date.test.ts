/** @jest-environment node */
import { inFolder } from '../../tests/support/in-folder'
import { demoDateLine } from './demo-date'

const lineOf = (exhibition: string) =>
  inFolder({ 'exhibition.yaml': `timeZone: Europe/Prague\n${exhibition}` }, async (folder) => demoDateLine(folder))

test('one line says which moment the site shows, and names the field that sets it', async () => {
  const line = await lineOf('demoDate: "2031-08-25T12:00"\n')
  expect(line).toContain('2031-08-25 12:00 (Europe/Prague)')
  expect(line).toContain('demoDate in exhibition.yaml')
  expect(line.trim().split('\n')).toHaveLength(1)
})

test('without a demoDate there is no line', async () => {
  expect(await lineOf('')).toBe('')
})
