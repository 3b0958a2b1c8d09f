import { hash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { deleteContent, ForbiddenPath, listContent, readContent, writeContent } from './content-files'

/**
 * The requests of the form: the part of decap-server's protocol that the backend `proxy` of Decap CMS uses without an
 * editorial workflow or links to previews. decap-server itself is not used: it accepts requests from any page, and
 * writes anywhere in the tree.
 * https://github.com/decaporg/decap-cms/blob/main/packages/decap-server/src/middlewares/localFs/index.ts
 */
const asset = z.object({ path: z.string(), content: z.base64() })
const named = z.object({ path: z.string(), label: z.string().optional() })
const dataFile = z.object({ path: z.string(), raw: z.string(), newPath: z.undefined().optional() })

const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({
    action: z.literal('entriesByFolder'),
    params: z.object({ folder: z.string(), extension: z.string(), depth: z.int() }),
  }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(named) }) }),
  z.object({ action: z.literal('getEntry'), params: named }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({ dataFiles: z.array(dataFile), assets: z.array(asset) }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: z.string() }) }),
  z.object({ action: z.literal('getMediaFile'), params: named }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(z.string()) }) }),
])

type Request = z.infer<typeof requestSchema>

/**
 * Carries out a request of the form.
 * @param tree the working tree
 * @param body any JSON
 * @returns the status and the JSON of the response: 403 for a forbidden path, 422 for a body that is not such a request
 */
export async function callFormApi(tree: string, body: unknown): Promise<{ status: number; json: unknown }> {
  const request = requestSchema.safeParse(body)
  if (!request.success) return { status: 422, json: { error: z.prettifyError(request.error) } }
  try {
    return { status: 200, json: await act(tree, request.data) }
  } catch (error) {
    if (!(error instanceof ForbiddenPath)) throw error
    return { status: 403, json: { error: `The form must not read or write ${error.message}` } }
  }
}

async function act(tree: string, request: Request): Promise<unknown> {
  switch (request.action) {
    case 'info':
      return { repo: path.basename(tree), publish_modes: ['simple'], type: 'local_fs' }
    case 'entriesByFolder': {
      const { folder, extension, depth } = request.params
      const files = await listContent(tree, folder, extension, depth)
      return Promise.all(files.map((file) => entry(tree, { path: file })))
    }
    case 'entriesByFiles':
      return Promise.all(request.params.files.map((file) => entry(tree, file)))
    case 'getEntry':
      return entry(tree, request.params)
    case 'persistEntry': {
      const { dataFiles, assets } = request.params
      await writeContent(tree, [...dataFiles.map(({ path, raw }) => ({ path, data: raw })), ...assets.map(decoded)])
      return { message: 'entry persisted' }
    }
    case 'getMedia': {
      const files = await listContent(tree, request.params.mediaFolder, '', 1)
      return Promise.all(files.map((file) => media(tree, file)))
    }
    case 'getMediaFile':
      return media(tree, request.params.path)
    case 'persistMedia':
      await writeContent(tree, [decoded(request.params.asset)])
      return media(tree, request.params.asset.path)
    case 'deleteFiles':
      await deleteContent(tree, request.params.paths)
      return { message: 'files deleted' }
  }
}

const decoded = ({ path, content }: z.infer<typeof asset>) => ({ path, data: Buffer.from(content, 'base64') })

const idOf = (data: Buffer) => hash('sha256', data)

async function entry(tree: string, file: z.infer<typeof named>) {
  const data = await readContent(tree, file.path)
  return { data: data?.toString() ?? null, file: { ...file, id: data ? idOf(data) : null } }
}

async function media(tree: string, file: string) {
  const data = (await readContent(tree, file)) ?? Buffer.alloc(0)
  return {
    id: idOf(data),
    content: data.toString('base64'),
    encoding: 'base64',
    path: file,
    name: path.posix.basename(file),
  }
}
