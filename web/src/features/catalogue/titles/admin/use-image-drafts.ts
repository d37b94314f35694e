import type { ImagesSheet } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { pictureOf } from '../../../../lib/pictures.ts'
import { toast } from '../../../../lib/toast.ts'
import type { SentPicture } from '../../../operations/files/admin/pictures/sent-picture.ts'
import type { ImageDraft, ImageValues } from './images-tab.tsx'

/** Where each picture is seen while it is edited: what is not stored yet, the site does not fetch for anybody. */
export function useSources(titleId: number, stored: ImagesSheet, images: readonly ImageDraft[]) {
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({})
  const remember = ({ address, preview }: SentPicture) =>
    setPreviews((known) => ({ ...known, [address]: preview }))
  const sourceOf = (url: string): string | undefined => {
    if (url === '') return undefined
    if (previews[url]) return previews[url]
    const kept = [...images, ...stored.images].find(
      (one) => one.url === url && one.id !== undefined,
    )
    if (kept?.id !== undefined) return largeOf('image', kept.id, url)
    const chosen = (['poster', 'backdrop'] as const).find((kind) => stored[kind] === url)
    return chosen && largeOf(chosen, titleId, url)
  }
  return { sourceOf, remember }
}

const largeOf = (kind: 'backdrop' | 'image' | 'poster', id: number, url: string) =>
  pictureOf({ kind, id, url }, [1920])?.src

/** What is done with the pictures of the form. */
export function useImageDrafts(
  form: UseFormReturnType<ImageValues>,
  remember: (picture: SentPicture) => void,
) {
  const t = useTranslate()
  const made = useRef(0)
  const change = (next: (images: readonly ImageDraft[]) => readonly ImageDraft[]) =>
    form.setFieldValue('images', (images) => [...next(images)])
  const add = (image: Pick<ImageDraft, 'kind' | 'url'>) => {
    made.current += 1
    const key = `new ${made.current}`
    change((images) => [...images, { ...image, key }])
  }
  const latest = useRef({ add, remember })
  useEffect(() => {
    latest.current = { add, remember }
  })
  // The queue of uploads holds on to it.
  const addSent = useCallback((picture: SentPicture) => {
    latest.current.remember(picture)
    void guessKind(picture.preview).then((kind) =>
      latest.current.add({ kind, url: picture.address }),
    )
  }, [])
  const replace = (image: ImageDraft, picture: SentPicture) => {
    remember(picture)
    change((images) =>
      images.map((one) =>
        one.key === image.key ? { key: one.key, kind: one.kind, url: picture.address } : one,
      ),
    )
    for (const name of ['poster', 'backdrop'] as const)
      if (form.getValues()[name] === image.url) form.setFieldValue(name, picture.address)
  }
  const remove = (image: ImageDraft) => {
    const at = form.getValues().images.indexOf(image)
    change((images) => images.filter(({ key }) => key !== image.key))
    toast.positive(t('Picture removed'), {
      label: t('Undo'),
      run: () => change((images) => images.toSpliced(at, 0, image)),
    })
  }
  return { set: (next: readonly ImageDraft[]) => change(() => next), add, addSent, replace, remove }
}

const WIDE_FROM = 1_280

/** By its shape and size; whoever sent it knows better. */
async function guessKind(src: string): Promise<ImageDraft['kind']> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => undefined)
  if (image.naturalHeight > image.naturalWidth) return 'poster'
  return image.naturalWidth >= WIDE_FROM ? 'backdrop' : 'still'
}
