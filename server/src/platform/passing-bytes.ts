import { pipeline, type Readable, Transform } from 'node:stream'

const COLLECT_EVERY_BYTES = 8 * 1024 * 1024

let sinceCollected = 0

/**
 * To be told of bytes that went through memory and are of no use any more. Each lies in a buffer outside of the heap, which
 * V8 sees as next to nothing: by itself it lets 64 MB of them gather before it looks. Collecting what is young takes one to
 * three milliseconds. Without `--expose-gc`, which `npm start` sets, V8 decides.
 */
export function notePassed(bytes: number): void {
  sinceCollected += bytes
  if (sinceCollected < COLLECT_EVERY_BYTES) return
  sinceCollected = 0
  globalThis.gc?.({ type: 'minor' })
}

/** Hands on what it gets, and notes it. */
export function passing(): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      notePassed(chunk.length)
      done(null, chunk)
    },
  })
}

/** What a stream gives, noted; the stream ends with what is handed out here, and fails with it. */
export function passOn(source: Readable): Readable {
  const passed = passing()
  // Whoever reads is told of what goes wrong by the stream that they have.
  pipeline(source, passed, () => undefined)
  return passed
}
