/** What of GitHub's REST interface is used here (https://docs.github.com/rest). */
export type GitHub = {
  get: <T>(path: string) => Promise<T>
  send: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<void>
}

/**
 * @param repository 'owner/name'
 * @param token what the workflow is given
 */
export function gitHub(repository: string, token: string, request: typeof fetch = fetch): GitHub {
  const ask = async (method: string, path: string, body?: object) => {
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
    get: async <T>(path: string) => (await (await ask('GET', path)).json()) as T,
    send: async (method, path, body) => void (await ask(method, path, body)),
  }
}

const pageSize = 100

/** All entries of a list that GitHub gives in pages. @param limit more than this many are not asked for */
export async function getAll<T>(github: GitHub, path: string, limit = 3000): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; all.length < limit; page++) {
    const entries = await github.get<T[]>(`${path}?per_page=${pageSize}&page=${page}`)
    all.push(...entries)
    if (entries.length < pageSize) break
  }
  return all
}
