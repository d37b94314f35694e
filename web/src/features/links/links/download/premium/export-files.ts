import type { FileToTake } from './collect-files.ts'

/** Names come from elsewhere: in a file of lines they are one line. */
const inOneLine = (text: string) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()

const lastPart = (address: string) => {
  const part = URL.canParse(address) ? new URL(address).pathname.split('/').at(-1) : ''
  try {
    return decodeURIComponent(part ?? '')
  } catch {
    return part ?? ''
  }
}

export const nameOf = ({ name, address }: FileToTake): string =>
  inOneLine(name ?? lastPart(address)) || address

export const toText = (files: readonly FileToTake[]): string =>
  `${files.map(({ address }) => address).join('\n')}\n`

/** For the watched folder of JDownloader. */
export function toCrawljob(files: readonly FileToTake[], packageName: string): string {
  const text = files.map(({ address }) => address).join('\n')
  return JSON.stringify([{ text, packageName: inOneLine(packageName), enabled: 'TRUE' }], null, 2)
}

/** For players: only what they can begin before all of it is there. */
export const toPlaylist = (files: readonly FileToTake[]): string =>
  [
    '#EXTM3U',
    ...files
      .filter(({ isStreamable }) => isStreamable)
      .flatMap((file) => [`#EXTINF:-1,${nameOf(file)}`, file.address]),
    '',
  ].join('\n')
