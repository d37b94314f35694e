import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const CHUNK_CHARACTERS = 64 * 1024

export type CopyValue = string | number | boolean | null | readonly (string | number)[]

/**
 * Streams rows into one table with COPY, on a connection of its own, so that several tables fill at once.
 * Values must hold no tab, backslash or line end: this writes made-up data, whose words are ours.
 */
export interface CopyWriter {
  write(values: readonly CopyValue[]): void
  /** Resolves when the server took what was written so far, or most of it. */
  settle(): Promise<void>
  end(): Promise<void>
}

export async function openCopyWriter(
  url: string,
  table: string,
  columns: readonly string[],
): Promise<CopyWriter> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  const stream: Writable = client.query(
    copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`),
  )
  let failure: Error | undefined
  stream.on('error', (error) => (failure = error))
  let buffer = ''
  let isFull = false
  const push = () => {
    isFull = !stream.write(buffer) || isFull
    buffer = ''
  }
  return {
    write(values) {
      let line = ''
      for (let index = 0; index < values.length; index++)
        line += (index > 0 ? '\t' : '') + toText(values[index] as CopyValue)
      buffer += `${line}\n`
      if (buffer.length > CHUNK_CHARACTERS) push()
    },
    async settle() {
      if (failure) throw failure
      if (!isFull) return
      if (stream.writableNeedDrain) await once(stream, 'drain')
      isFull = false
    },
    async end() {
      push()
      stream.end()
      await finished(stream)
      await client.end()
    },
  }
}

function toText(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'object') return `{${value.join(',')}}`
  return typeof value === 'string' ? value : String(value)
}
