/**
 * The addresses, absolute, that do not exist. A plain request is several times faster than one that Playwright records,
 * and there can be thousands of addresses. Redirects are followed.
 */
export async function missingAddresses(addresses: Iterable<string>): Promise<string[]> {
  const missing: string[] = []
  const queue = [...new Set(addresses)]
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (!(await exists(next))) missing.push(next)
    }
  }
  await Promise.all([worker(), worker(), worker()])
  return missing.sort()
}

async function exists(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Language': 'cs' } })
  // A function that accepts only POST exists too.
  return response.status === 200 || (response.status === 405 && response.headers.get('Allow') === 'POST')
}
