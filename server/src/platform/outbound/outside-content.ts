import type { OutsideCall } from './call-outside.ts'

/** What a service is asked with: nothing, a form or JSON. */
export interface OutsideContent {
  /** Added to the query of the address. */
  readonly query?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
}

type Written = Pick<OutsideCall, 'url' | 'headers' | 'method' | 'body'>

/** The address, method, headers and body of a call of {@link callOutside} that says this; a body makes it a POST. */
export function writeContent(
  address: string | URL,
  { query = {}, form, json }: OutsideContent,
  headers: Readonly<Record<string, string>>,
): Written {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const [type, body] = form
    ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
    : ['application/json', json && JSON.stringify(json)]
  if (body === undefined) return { url: url.href, headers }
  return { url: url.href, method: 'POST', headers: { ...headers, 'content-type': type! }, body }
}
