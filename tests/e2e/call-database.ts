import { readFile } from 'node:fs/promises'
import { expect } from './test.ts'

/** The folder of the database of these tests (serve.mts). */
const folder = 'test-results/supabase'

const read = async (file: string) =>
  JSON.parse(await readFile(`${folder}/${file}.json`, 'utf8')) as Record<string, string>

/** Calls a function of the database. */
export async function callDatabase<T>(name: string, args: object): Promise<T> {
  const { url } = await read('address')
  const { secretKey = '' } = await read('keys')
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  })
  expect(response.ok, `${name}: ${response.status}`).toBe(true)
  return (await response.json()) as T
}
