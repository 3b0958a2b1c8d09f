import type { Deploy } from '../storage/deploy'

/** The part of Netlify's function context that the functions use. */
export type FunctionContext = { requestId?: string; deploy?: Deploy }

export type Handler = (request: Request, context?: FunctionContext) => Promise<Response>
