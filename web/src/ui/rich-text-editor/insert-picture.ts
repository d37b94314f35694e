import { IMAGE_MAX_BYTES } from '@mediatheque/contract/core/constants.ts'
import { ALT_MAX_LENGTH } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { PICTURE_TYPES } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import type { Translate } from '../../lib/i18n.ts'
import { errorMessage } from '../../lib/toast.ts'

/** Sends a picture to the site. @returns where it is shown, with the base path @throws ApiError */
export type SendPicture = (file: File) => Promise<string>

/** In words for who chose the file. */
class PictureRefused extends Error {}

/** What to tell of a picture that {@link insertPicture} could not insert. */
export const pictureFault = (failure: unknown): string =>
  failure instanceof PictureRefused ? failure.message : errorMessage(failure)

interface NewPicture {
  readonly file: File
  readonly alt: string
  readonly sendPicture: SendPicture
  readonly t: Translate
  readonly formatBytes: (bytes: number) => string
  /** In the text; where the cursor is unless said. */
  readonly at?: number
}

/** Sends a picture and puts it into the text. @throws PictureRefused before anything is sent; ApiError */
export async function insertPicture(
  editor: Editor,
  { file, alt, sendPicture, t, formatBytes, at }: NewPicture,
): Promise<void> {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type))
    throw new PictureRefused(t('This file type is not allowed'))
  if (file.size > IMAGE_MAX_BYTES)
    throw new PictureRefused(
      t('`:file` exceeds maximum allowed size of :size', {
        file: file.name,
        size: formatBytes(IMAGE_MAX_BYTES),
      }),
    )
  const place = followPlace(editor, at)
  try {
    const [size, src] = await Promise.all([readSize(file), sendPicture(file)])
    if (editor.isDestroyed) return
    const attrs = { src, alt: [...alt.trim()].slice(0, ALT_MAX_LENGTH).join('') || null, ...size }
    editor.chain().insertContentAt(place.now(), { type: 'image', attrs }).run()
  } finally {
    place.stop()
  }
}

/** Where a place of the text is while people go on writing. */
function followPlace(editor: Editor, at?: number) {
  let place = at ?? editor.state.selection.from
  const follow = ({ transaction }: { transaction: Transaction }) => {
    place = transaction.mapping.map(place)
  }
  editor.on('transaction', follow)
  return {
    now: () => Math.min(place, editor.state.doc.content.size),
    stop: () => void editor.off('transaction', follow),
  }
}

/** So that nothing moves when it arrives. */
async function readSize(file: File): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return {}
  }
}

export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]
