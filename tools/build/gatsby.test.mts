/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { resources } from './gatsby.mts'

const memories = `
  const kept = []
  try {
    while (kept.length < 20000) kept.push(new WebAssembly.Memory({ initial: 1 }))
  } finally {
    console.log(kept.length)
  }
`

test('Gatsby can read twenty thousand pictures at once, each with a WebAssembly of its own', () => {
  const said = execFileSync(process.execPath, ['-e', memories], { env: resources(), encoding: 'utf8' })
  expect(Number(said)).toBe(20_000)
})

test('what somebody asks of Node or Gatsby by the environment counts', () => {
  const before = { ...process.env }
  Object.assign(process.env, { NODE_OPTIONS: '--max-old-space-size=8192', GATSBY_CPU_COUNT: '7' })
  try {
    const { NODE_OPTIONS, GATSBY_CPU_COUNT } = resources()
    expect(NODE_OPTIONS).toContain('--max-old-space-size=8192')
    expect(GATSBY_CPU_COUNT).toBe('7')
  } finally {
    process.env = before
  }
})
