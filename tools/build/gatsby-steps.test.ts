/** @jest-environment node */
import { firstStep, readGatsbyLine } from './gatsby-steps'

test('the end of a step of Gatsby says which one is next', () => {
  expect(firstStep).toBe('1 of 9, Gatsby starts')
  const line = '\u001B[2K\u001B[1A\u001B[2K\u001B[Gsuccess Building production JavaScript and CSS bundles - 41.876s'
  expect(readGatsbyLine(line)).toEqual({ step: '5 of 9, the program that writes pages', isProgress: true })
  expect(readGatsbyLine('success run page queries - 0.9s - 7/7 1180.23/s')).toEqual({
    step: '7 of 9, the pages',
    isProgress: true,
  })
})

test('what Gatsby tells about its work is progress; warnings and errors stay', () => {
  expect(readGatsbyLine('info Total nodes: 1394')).toEqual({ isProgress: true })
  expect(readGatsbyLine('')).toEqual({ isProgress: true })
  expect(readGatsbyLine('├ src/site/templates/home.tsx')).toEqual({ isProgress: true })
  expect(readGatsbyLine('success a step of another version - 1.2s')).toEqual({ isProgress: true })
  expect(readGatsbyLine('warn The letter ɐ is missing')).toEqual({ isProgress: false })
  expect(readGatsbyLine(' ERROR #85923')).toEqual({ isProgress: false })
})
