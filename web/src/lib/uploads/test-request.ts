import http from 'node:http'

/** As much of what browsers send with as uploads need, over a real connection. */
export class TestRequest {
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = {
    onprogress: null,
  }
  onload: (() => void) | null = null
  onerror: ((event: object) => void) | null = null
  status = 0
  responseText = ''
  withCredentials = false
  #request: http.ClientRequest | undefined
  #headers: http.IncomingHttpHeaders = {}
  readonly #sent = new Map<string, string>()
  #target = { method: '', url: '' }

  open(method: string, url: string): void {
    this.#target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#headers[name.toLowerCase()]?.toString() ?? null
  }

  abort(): void {
    this.#request?.destroy()
    this.#request = undefined
  }

  send(body?: Blob | FormData | null): void {
    void this.#send(body)
  }

  async #send(body: Blob | FormData | null | undefined): Promise<void> {
    const encoded = new Request('http://any', {
      method: 'POST',
      body: body ?? null,
    })
    const bytes = Buffer.from(await encoded.arrayBuffer())
    const type = body instanceof FormData ? encoded.headers.get('content-type') : null
    const { method, url } = this.#target
    const request = http.request(url, {
      method,
      agent: false,
      headers: {
        ...Object.fromEntries(this.#sent),
        ...(type && { 'content-type': type }),
        'content-length': bytes.length,
      },
    })
    this.#request = request
    const isOurs = () => this.#request === request
    request.on('error', (error) => isOurs() && this.onerror?.(error))
    request.on('response', (response) => {
      this.#headers = response.headers
      response.setEncoding('utf8').on('data', (text: string) => (this.responseText += text))
      response.on('end', () => {
        this.status = response.statusCode ?? 0
        if (isOurs()) this.onload?.()
      })
      response.on('error', (error) => isOurs() && this.onerror?.(error))
    })
    await this.#write(request, bytes)
  }

  /** In pieces, of each of which a browser tells. */
  async #write(request: http.ClientRequest, bytes: Buffer): Promise<void> {
    const piece = 256 * 1024
    for (let at = 0; at < bytes.length && this.#request === request; at += piece) {
      await new Promise((resolve) => request.write(bytes.subarray(at, at + piece), resolve))
      if (this.#request === request)
        this.upload.onprogress?.({ loaded: Math.min(at + piece, bytes.length) })
    }
    request.end()
  }
}
