/** @jest-environment node */
import { buildSteps, developSteps, firstStep, readGatsbyLine } from './gatsby-steps'

const read = (line: string) => readGatsbyLine(line, buildSteps)

test('the end of a step of Gatsby says which one is next', () => {
  expect(firstStep(buildSteps)).toBe('1 of 9, Gatsby starts')
  expect(firstStep(developSteps)).toBe('1 of 4, Gatsby starts')
  const line = '\u001B[2K\u001B[1A\u001B[2K\u001B[Gsuccess Building production JavaScript and CSS bundles - 41.876s'
  expect(read(line)).toEqual({ step: '5 of 9, the program that writes pages', isProgress: true })
  expect(read('success run page queries - 0.9s - 7/7 1180.23/s')).toEqual({
    step: '7 of 9, the pages',
    isProgress: true,
  })
})

test('what Gatsby tells about its work is progress; warnings and errors stay', () => {
  for (const line of [
    'info Total nodes: 1394',
    '',
    'success a step of another version - 1.2s',
    '├ src/templates/home.tsx',
  ])
    expect(read(line)).toEqual({ isProgress: true })
  // Gatsby breaks a line before a long path.
  expect(read('/home/ema/site/.cache/schema.gql')).toEqual({ isProgress: true })
  expect(read('0.452s - 533/533 1180.23/s')).toEqual({ isProgress: true })
  for (const line of ['warn The letter ɐ is missing', ' ERROR #85923'])
    expect(read(line)).toEqual({ isProgress: false })
})
