import { isEmail, normaliseEmail } from '../../src/registration/email'
import type { Answer } from '../http/answer'
import { jsonResponse } from '../http/response'
import type { Variables } from '../http/handler'

/** The addresses of the organisers: those in ORGANISERS, separated by commas. */
export const organisersIn = ({ ORGANISERS = '' }: Variables): string[] =>
  ORGANISERS.split(/[,;\s]+/)
    .map((address) => normaliseEmail(address).toLowerCase())
    .filter(isEmail)

/** What the functions for organisers answer. */
export type OrganiserAnswer = Answer & {
  /** Values for the header `Set-Cookie`. */
  cookies?: string[]
}

/** The response, in JSON. @param methods the methods that the function allows */
export function organiserResponse(answer: OrganiserAnswer, methods?: string): Response {
  const response = jsonResponse(answer, methods)
  answer.cookies?.forEach((cookie) => response.headers.append('Set-Cookie', cookie))
  return response
}
