import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './test.ts'

const isText = (file: string) => /\.(html|js|json|css|map|txt|xml|ics)$|_headers$/.test(file)

/** The address of a hosted database has the 20 letters of its project; a notice may name the company. */
const secret = /sb_secret_|SUPABASE_SECRET_KEY|SUPABASE_URL|\b[a-z]{20}\.supabase\.co\b/

test('the name of the company that stores data is no secret', () => {
  expect(secret.test('Supabase Inc. (https://supabase.com, supabase.co)')).toBe(false)
  expect(secret.test('"https://abcdefghijklmnopqrst.supabase.co"')).toBe(true)
})

test('no served file contains a secret key, its name, or the address of the database', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const leaks = files.filter((file) => secret.test(readFileSync(file, 'utf8')))

  expect(files.length).toBeGreaterThan(100)
  expect(leaks).toEqual([])
})
