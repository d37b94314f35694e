import { PROGRESS_TIMEOUT_MS } from '@mediatheque/contract/core/constants.ts'
import type { Endpoint, Response as ResponseOf } from '@mediatheque/contract/core/endpoint.ts'
import type { ErrorBody } from '@mediatheque/contract/core/errors.ts'
import { type AnyArgs, ApiError, type Args, callPath, type TakesFiles } from './api.ts'
import { siteUrl } from './page-data.ts'

/**
 * Calls an endpoint with a file. As `call`, but it is given up when nothing has moved for half a minute: a connection
 * that is dead without saying so would keep the visitor waiting for ever.
 * @throws ApiError
 */
export function upload<const E extends Endpoint & TakesFiles & { readonly method: 'POST' }>(
  endpoint: E,
  args: Args<E>,
): Promise<ResponseOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        request.abort()
        reject(new ApiError(0, { message: 'Upload timed out' }))
      }, PROGRESS_TIMEOUT_MS)
    }
    const finish = () => {
      clearTimeout(timer)
      const answer: unknown = request.status === 204 ? undefined : readJson(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer as ResponseOf<E>)
      else reject(new ApiError(request.status, answer as ErrorBody | undefined))
    }
    request.open('POST', siteUrl(callPath(endpoint, args as AnyArgs)))
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = wait
    request.onprogress = wait
    request.onload = finish
    request.onerror = finish
    wait()
    request.send((args as { body: FormData }).body)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
