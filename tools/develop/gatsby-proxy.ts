import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

type GatsbyProxy = {
  /** Forwards a request. Until Gatsby listens, the browser gets a page that reloads itself. */
  forward: (request: IncomingMessage, response: ServerResponse) => void
  /** Forwards a WebSocket, by which Gatsby sends changes to the browser. */
  forwardSocket: (request: IncomingMessage, socket: Socket) => void
}

/** Forwards requests to Gatsby's development server. @param port where it listens on this machine */
export function gatsbyProxy(port: number): GatsbyProxy {
  return {
    forward(request, response) {
      const { method, url, headers } = request
      const forwarded = httpRequest({ port, method, path: url, headers }, (result) => {
        response.writeHead(result.statusCode ?? 502, result.headers)
        result.pipe(response)
      })
      forwarded.on('error', () => {
        response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' })
        response.end('<meta http-equiv="refresh" content="2"><p>Gatsby is starting …</p>')
      })
      request.pipe(forwarded)
    },
    forwardSocket(request, socket) {
      const upstream = connect(port, 'localhost', () => {
        const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`)
        upstream.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
        upstream.pipe(socket).pipe(upstream)
      })
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
    },
  }
}
