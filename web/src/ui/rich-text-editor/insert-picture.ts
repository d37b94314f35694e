import { ALT_MAX_LENGTH } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import type { Editor } from '@tiptap/core'
import type { Translate } from '../../lib/i18n.ts'

/** Sends a picture to the site. @returns where it is shown, with the base path @throws ApiError */
export type SendPicture = (file: File) => Promise<string>

export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
const MOST_BYTES = 2 * 1024 ** 2

interface NewPicture {
  readonly file: File
  readonly alt: string
  readonly sendPicture: SendPicture
  readonly t: Translate
  /** In the text; where the cursor is unless said. */
  readonly at?: number
}

/** Sends a picture and puts it into the text. @throws Error in words for who chose it, before anything is sent; ApiError */
export async function insertPicture(
  editor: Editor,
  { file, alt, sendPicture, t, at }: NewPicture,
): Promise<void> {
  if (!PICTURE_KINDS.includes(file.type)) throw new Error(t('This file type is not allowed'))
  if (file.size > MOST_BYTES)
    throw new Error(
      t('`:file` exceeds maximum allowed size of :size', { file: file.name, size: '2 MB' }),
    )
  const [size, src] = await Promise.all([readSize(file), sendPicture(file)])
  const attrs = { src, alt: [...alt.trim()].slice(0, ALT_MAX_LENGTH).join('') || null, ...size }
  const content = { type: 'image', attrs }
  if (at === undefined) editor.chain().insertContent(content).run()
  else editor.chain().insertContentAt(at, content).run()
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

export const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
