import type { IncomingMessage, ServerResponse } from 'node:http'

/** As buckets take them: https://docs.aws.amazon.com/AmazonS3/latest/userguide/ManageCorsUsing.html */
export interface CorsRule {
  readonly AllowedOrigins: readonly string[]
  readonly AllowedMethods: readonly string[]
  readonly AllowedHeaders: readonly string[]
  readonly ExposeHeaders: readonly string[]
  readonly MaxAgeSeconds: number
}

/**
 * Says which pages of others may make this call, and answers the question for it that browsers ask before.
 * @returns whether that was all
 */
export function answerOrigin(
  rules: readonly CorsRule[],
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = headers
  const isQuestion = method === 'OPTIONS'
  const wanted = isQuestion ? headers['access-control-request-method'] : method
  const names = listOf(headers['access-control-request-headers'])
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      AllowedOrigins.includes(String(origin)) &&
      AllowedMethods.includes(String(wanted)) &&
      names.every((name) => AllowedHeaders.some((allowed) => allowed.toLowerCase() === name)),
  )
  if (rule)
    response
      .setHeader('access-control-allow-origin', String(origin))
      .setHeader('access-control-expose-headers', rule.ExposeHeaders.join(', '))
  if (!isQuestion) return false
  if (rule)
    response
      .setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '))
      .setHeader('access-control-allow-headers', rule.AllowedHeaders.join(', '))
      .setHeader('access-control-max-age', rule.MaxAgeSeconds)
  response.writeHead(rule ? 200 : 403).end()
  return true
}

const listOf = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
