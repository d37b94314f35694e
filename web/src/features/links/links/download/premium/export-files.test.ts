import { describe, expect, it } from 'vitest'
import { collectFiles, type FileToTake } from './collect-files.ts'
import { nameOf, toCrawljob, toPlaylist, toText } from './export-files.ts'

const file = (values: Partial<FileToTake> = {}): FileToTake => ({
  linkId: 1,
  original: 'https://host.example/a',
  address: 'https://dl.example/film.mkv',
  isDirect: true,
  isStreamable: true,
  name: 'film.mkv',
  bytes: 7,
  error: null,
  ...values,
})

describe('files of downloads', () => {
  it('are direct where they could be, and else what they were', () => {
    const results = [
      {
        lien: { id: 1, liens: ['https://host.example/a', 'https://host.example/b'] },
        files: [
          { lien: 'https://host.example/a', directDL: 'https://dl.example/a', streamable: true },
          { lien: 'https://host.example/b', directDL: null, error: 'gone', streamable: true },
        ],
      },
      { lien: { id: 2, liens: ['https://host.example/c'] }, files: [] },
    ] as unknown as Parameters<typeof collectFiles>[0]
    expect(
      collectFiles(results).map(({ linkId, address, isDirect, isStreamable, error }) => [
        linkId,
        address,
        isDirect,
        isStreamable,
        error,
      ]),
    ).toEqual([
      [1, 'https://dl.example/a', true, true, null],
      [1, 'https://host.example/b', false, false, 'gone'],
      [2, 'https://host.example/c', false, false, null],
    ])
  })

  it('are a list of addresses, and a task for JDownloader', () => {
    const files = [file(), file({ address: 'https://dl.example/b' })]
    expect(toText(files)).toBe('https://dl.example/film.mkv\nhttps://dl.example/b\n')
    expect(JSON.parse(toCrawljob(files, 'A film\nenabled=FALSE'))).toEqual([
      {
        text: 'https://dl.example/film.mkv\nhttps://dl.example/b',
        packageName: 'A film enabled=FALSE',
        enabled: 'TRUE',
      },
    ])
  })

  it('are a playlist, of which no name makes another line', () => {
    const files = [
      file({ name: 'a\r\nhttps://evil.example/x\u2028#EXTINF' }),
      file({ isStreamable: false }),
    ]
    expect(toPlaylist(files)).toBe(
      '#EXTM3U\n#EXTINF:-1,a https://evil.example/x #EXTINF\nhttps://dl.example/film.mkv\n',
    )
    expect(nameOf(file({ name: null, address: 'https://dl.example/%E0%A4%A' }))).toBe('%E0%A4%A')
    expect(nameOf(file({ name: null, address: 'https://dl.example/' }))).toBe('https://dl.example/')
  })
})
