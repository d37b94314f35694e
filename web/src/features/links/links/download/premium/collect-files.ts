import type { DownloadResultView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'

/** One address to open: a direct one where there is one, else that of the host. */
export interface FileToTake {
  readonly linkId: number
  readonly original: string
  readonly address: string
  readonly isDirect: boolean
  readonly isStreamable: boolean
  readonly name: string | null
  readonly bytes: number | null
  /** Why it is not a direct one, where somebody tried. */
  readonly error: string | null
}

/** Part by part what can be opened of some links. */
export function collectFiles(results: readonly DownloadResultView[]): FileToTake[] {
  return results.flatMap(({ lien: link, files }) =>
    link.liens.map((original) => {
      const file = files.find(({ lien }) => lien === original)
      return {
        linkId: link.id,
        original,
        address: file?.directDL ?? original,
        isDirect: Boolean(file?.directDL),
        isStreamable: Boolean(file?.directDL && file.streamable),
        name: file?.name ?? null,
        bytes: file?.size ?? null,
        error: file?.error ?? null,
      }
    }),
  )
}
