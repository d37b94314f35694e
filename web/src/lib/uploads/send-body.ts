import { ApiError } from '../api.ts'

interface SentBody {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly body: Blob | FormData
  readonly signal: AbortSignal
  /** Of the body, as far as it has left. */
  onProgress(bytes: number): void
}

/**
 * Sends a body and tells how far it is, which `fetch` cannot.
 * @returns the text of the answer
 * @throws ApiError for every answer that is not a good one; the reason of `signal`
 */
export function sendBody({ method, url, body, signal, onProgress }: SentBody): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const end = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.responseText)
      else reject(new ApiError(request.status, readJson(request.responseText)))
    }
    request.open(method, url)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = end
    request.onerror = end
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(body)
  })
}

/** What an answer says; nothing where it is none of ours. */
export function readJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
