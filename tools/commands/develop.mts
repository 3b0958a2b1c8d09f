import { existsSync, watch } from 'node:fs'
import { cp, rm, stat } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { dropStaleCache } from '../../src/gatsby/build-cache'
import { contentFolder } from '../../src/model/content-folder'
import { checkContent } from './check-content.mts'
import { gatsby } from '../building/gatsby.mts'
import { writeInvitation } from '../building/write-invitation.mts'
import { demoDateLine } from '../building/demo-date'
import { connectDatabase } from './serve.mts'
import { writeSiteFiles } from '../building/site-files'
import { assertPortIsFree, chosenPort, createSiteServer, listen } from '../server/server.mts'

const content = path.resolve(contentFolder())
/** Where Gatsby reads the content in development: a copy that has passed the check. */
const checkedContent = path.resolve('.develop/content')
const gatsbyPort = 8000

/**
 * `npm run develop`: the site with live reload. Gatsby never sees faulty content: it works on a copy of the last
 * content without problems, so an editor reads what is wrong and where, never a plugin's stack trace.
 */
async function develop(): Promise<void> {
  const port = chosenPort()
  await assertPortIsFree(port)
  await assertPortIsFree(gatsbyPort)

  await rm(checkedContent, { recursive: true, force: true })
  await firstGoodContent()
  followContent()

  await connectDatabase()
  const server = await createSiteServer({ files: false, fallback: proxy })
  server.on('upgrade', proxySocket)
  await listen(server, port)
  console.log(`\n  Live at http://localhost:${port} as soon as Gatsby is ready.\n${demoDateLine(checkedContent)}`)
  await dropStaleCache()
  await gatsby(['develop', '--port', String(gatsbyPort)], { CONTENT_FOLDER: checkedContent })
  process.exit()
}

/** Copies the content for Gatsby if nothing is wrong with it. */
async function publish(): Promise<boolean> {
  if (!(await checkContent())) return false
  await cp(content, checkedContent, { recursive: true, preserveTimestamps: true, filter: isNewer })
  await writeInvitation(checkedContent)
  await writeSiteFiles(checkedContent)
  return true
}

/** Whether a file is not in the copy as it is: Gatsby follows every file that is written. */
async function isNewer(source: string, copy: string): Promise<boolean> {
  const [original, copied] = await Promise.all([stat(source), stat(copy).catch(() => undefined)])
  if (original.isDirectory() || !copied) return true
  // Copying keeps a time to the millisecond, give or take a rounding.
  return Math.abs(original.mtimeMs - copied.mtimeMs) > 1 || original.size !== copied.size
}

async function firstGoodContent(): Promise<void> {
  while (!(await publish())) {
    console.error('Waiting until the content is without problems …')
    await nextChange()
  }
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(content, { recursive: true }, () => {
      watcher.close()
      resolve()
    })
  })
}

/** Checks after each change; a burst of changes, as an editor's saving makes, counts as one. */
function followContent(): void {
  const removed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  // One after the other: two at once would write the same files.
  let published = Promise.resolve()
  const follow = async () => {
    const gone = [...removed]
    removed.clear()
    if (await publish()) await Promise.all(gone.map(removeIfGone))
    else console.error('The browser still shows the last content without problems.')
  }
  watch(content, { recursive: true }, (event, file) => {
    if (event === 'rename' && file) removed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A file that vanishes while it is copied brings a change of its own.
      published = published.then(follow).catch((error: Error) => console.error(error.message))
    }, 150)
  })
}

/** A file that was renamed or deleted leaves the copy too. */
async function removeIfGone(file: string): Promise<void> {
  if (!existsSync(path.join(content, file))) await rm(path.join(checkedContent, file), { recursive: true, force: true })
}

function proxy(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request
  const forwarded = httpRequest({ port: gatsbyPort, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  forwarded.on('error', () => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' })
    response.end('<meta http-equiv="refresh" content="2"><p>Gatsby is starting …</p>')
  })
  request.pipe(forwarded)
}

/** Gatsby pushes changes through a WebSocket. */
function proxySocket(request: IncomingMessage, socket: Socket): void {
  const upstream = connect(gatsbyPort, 'localhost', () => {
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`)
    upstream.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
    upstream.pipe(socket).pipe(upstream)
  })
  upstream.on('error', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
}

develop().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
