/** @jest-environment node */
import browserslist from 'browserslist'
import { esbuildTargets } from './esbuild-targets'

const oldest = (browser: string) => {
  const own = browserslist().filter((each) => each.startsWith(`${browser} `))
  return Math.min(...own.map((each) => parseFloat(each.split(' ')[1]!)))
}

test('scripts are written for the oldest version of each browser of the list', () => {
  expect(esbuildTargets()).toEqual([
    `chrome${oldest('chrome')}`,
    `edge${oldest('edge')}`,
    `firefox${oldest('firefox')}`,
    `ios${oldest('ios_saf')}`,
    `safari${oldest('safari')}`,
  ])
})
