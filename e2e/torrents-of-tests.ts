import { randomBytes } from 'node:crypto'

const bytesOf = (text: string) => `${Buffer.byteLength(text)}:${text}`

/** A torrent of one piece, with a tracker that anybody may use; each one is another. */
export function torrentOf(name: string): Buffer {
  const tracker = bytesOf('https://tracker.example/announce')
  const info = `d${bytesOf('length')}i16384e${bytesOf('name')}${bytesOf(name)}${bytesOf('piece length')}i16384e${bytesOf('pieces')}20:`
  return Buffer.concat([
    Buffer.from(`d${bytesOf('announce')}${tracker}${bytesOf('info')}${info}`),
    randomBytes(20),
    Buffer.from('ee'),
  ])
}
