/** @jest-environment node */
import { planOf } from './plan-of'

const known = new Map([
  ['dilna', 'dilna'],
  ['stara-dilna', 'dilna'],
  ['vecer', 'vecer'],
  ['rano', 'rano'],
])

test.each<[saved: string[], linked: string[], expected: object]>([
  [[], [], { own: [], marks: [], isShared: false, isLinkGone: false, gone: 0 }],
  [['dilna', 'nic'], [], { own: ['dilna', 'nic'], marks: ['dilna'], isShared: false, isLinkGone: false, gone: 1 }],
  [['stara-dilna', 'dilna'], [], { own: ['dilna'], marks: ['dilna'], isShared: false, isLinkGone: false, gone: 0 }],
  [['vecer'], ['stara-dilna', 'nic'], { own: ['vecer'], marks: ['dilna'], isShared: true, isLinkGone: false, gone: 1 }],
  [
    ['dilna', 'vecer'],
    ['vecer'],
    { own: ['dilna', 'vecer'], marks: ['vecer'], isShared: true, isLinkGone: false, gone: 0 },
  ],
  [
    ['dilna', 'nic'],
    ['stara-dilna'],
    { own: ['dilna', 'nic'], marks: ['dilna'], isShared: false, isLinkGone: false, gone: 1 },
  ],
  [['dilna'], ['nic'], { own: ['dilna'], marks: ['dilna'], isShared: false, isLinkGone: true, gone: 0 }],
])('with the saved marks %j and those of a link %j the plan is %j', (saved, linked, expected) =>
  expect(planOf(known, saved, linked)).toEqual(expected),
)
