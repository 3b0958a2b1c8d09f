/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { gatsbyEnvironment } from './gatsby.mts'

const memories = `
  const kept = []
  try {
    while (kept.length < 20000) kept.push(new WebAssembly.Memory({ initial: 1 }))
  } finally {
    console.log(kept.length)
  }
`

test('Gatsby can read twenty thousand pictures at once, each with a WebAssembly memory', () => {
  const output = execFileSync(process.execPath, ['-e', memories], { env: gatsbyEnvironment(), encoding: 'utf8' })
  expect(Number(output)).toBe(20_000)
})

test('variables that are set already keep their values', () => {
  const before = { ...process.env }
  Object.assign(process.env, { NODE_OPTIONS: '--max-old-space-size=8192', GATSBY_CPU_COUNT: '7' })
  try {
    const { NODE_OPTIONS, GATSBY_CPU_COUNT } = gatsbyEnvironment()
    expect(NODE_OPTIONS).toContain('--max-old-space-size=8192')
    expect(GATSBY_CPU_COUNT).toBe('7')
  } finally {
    process.env = before
  }
})

test('Gatsby asks nobody for feedback', () => {
  expect(gatsbyEnvironment().GATSBY_FEEDBACK_DISABLED).toBe('1')
})
