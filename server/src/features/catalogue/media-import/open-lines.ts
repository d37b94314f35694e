import { createReadStream, type ReadStream } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/**
 * The lines of a text file, unpacked when its name ends in `.gz`. Read as a stream, so the file may be larger than
 * memory; not by node:readline, which loses the error of a file that is cut off.
 */
export function openLines(file: string): { lines: AsyncIterable<string>; bytesRead(): number } {
  const { input, raw } = openBytes(file)
  return { lines: splitLines(input), bytesRead: () => raw.bytesRead }
}

/** The bytes of a file, unpacked when its name ends in `.gz`. @param from of the file itself */
export function openBytes(file: string, from = 0): { input: Readable; raw: ReadStream } {
  const raw = createReadStream(file, { start: from })
  // The error itself reaches whoever reads the lines.
  const input = file.endsWith('.gz') ? pipeline(raw, createGunzip(), () => undefined) : raw
  return { input, raw }
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
