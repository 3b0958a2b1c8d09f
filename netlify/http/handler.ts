import type { Deploy } from '../storage/deploy'

/** What Netlify passes to a function besides the request, as far as it is used. */
export type FunctionContext = { requestId?: string; deploy?: Deploy }

export type Handler = (request: Request, context?: FunctionContext) => Promise<Response>
