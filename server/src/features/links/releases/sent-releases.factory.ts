import { expect } from 'vitest'
import type { TestApp } from '../../test-app.ts'
import { sendTestFile, type SentFile } from '../../operations/files/test-upload.ts'

/** Sends a newsgroup file or a torrent, as an uploader does before making a contribution of it. @returns its address */
export async function sendReleaseFile(
  test: TestApp,
  { cookie }: { readonly cookie: string },
  file: Omit<SentFile, 'path'>,
): Promise<string> {
  const answer = await sendTestFile(test, cookie, { ...file, path: 'release-files' })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry.url as string
}
