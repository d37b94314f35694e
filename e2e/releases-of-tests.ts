import { randomBytes, randomUUID } from 'node:crypto'

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

/** A newsgroup file of one article; each one is another. */
export const nzbOf = (name: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<nzb xmlns="http://www.newzbin.com/DTD/2003/nzb">
  <file poster="someone@posts.example" date="1700000000" subject="&quot;${name}.mkv&quot; yEnc (1/1)">
    <groups><group>alt.binaries.pictures</group></groups>
    <segments><segment bytes="739811" number="1">${randomUUID()}@news.example</segment></segments>
  </file>
</nzb>`)
