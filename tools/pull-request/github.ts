/** The part of GitHub's REST API that is used here (https://docs.github.com/rest). */
export type GitHub = {
  get: <T>(path: string) => Promise<T>
  send: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<void>
}

/**
 * @param repository 'owner/name'
 * @param token GITHUB_TOKEN of the workflow
 * @param request replaced by tests
 */
export function gitHub(repository: string, token: string, request: typeof fetch = fetch): GitHub {
  const call = async (method: string, path: string, body?: object) => {
    const response = await request(`https://api.github.com/repos/${repository}/${path}`, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}`)
    return response
  }
  return {
    get: async <T>(path: string) => (await (await call('GET', path)).json()) as T,
    send: async (method, path, body) => void (await call(method, path, body)),
  }
}

const pageSize = 100

/** Reads all pages of a list. @param limit stops after this many entries */
export async function getAll<T>(github: GitHub, path: string, limit = 3000): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; all.length < limit; page++) {
    const entries = await github.get<T[]>(`${path}?per_page=${pageSize}&page=${page}`)
    all.push(...entries)
    if (entries.length < pageSize) break
  }
  return all
}
