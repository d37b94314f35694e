import { createReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/**
 * The lines of a text file, unpacked when its name ends in `.gz`. Read as a stream, so the file may be larger than
 * memory; not by node:readline, which loses the error of a file that is cut off.
 */
export function openLines(file: string): { lines: AsyncIterable<string>; bytesRead(): number } {
  const raw = createReadStream(file)
  // The error itself reaches whoever reads the lines.
  const input = file.endsWith('.gz') ? pipeline(raw, createGunzip(), () => undefined) : raw
  return { lines: splitLines(input), bytesRead: () => raw.bytesRead }
}

async function* splitLines(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
