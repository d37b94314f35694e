import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../../test-app.ts'

export interface SentFile {
  readonly content: Buffer | string
  readonly fileName?: string
  readonly query?: string
  /** The call that takes it. */
  readonly path?: string
  /** What its sender says that it is. */
  readonly mimeType?: string
}

/** Sends a file in one body, as a browser does. */
export function sendTestFile(
  test: TestApp,
  cookie: string,
  {
    content,
    fileName = 'notes.txt',
    path = 'file-entries',
    query = '',
    mimeType = 'image/png',
  }: SentFile,
): Promise<LightMyRequestResponse> {
  const boundary = 'form-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${mimeType}\r\n\r\n`
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/${path}${query}`,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
}
