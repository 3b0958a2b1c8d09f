import type { Deploy } from './deploy'

/** Environment variables. */
export type Variables = Record<string, string | undefined>

/** The part of Netlify's function context that the functions use. */
export type FunctionContext = {
  requestId?: string
  deploy?: Deploy
  /** The IP address of the client. */
  ip?: string
  /** Lets the function go on with work after its answer. */
  waitUntil?: (work: Promise<unknown>) => void
}

export type Handler = (request: Request, context?: FunctionContext) => Promise<Response>
