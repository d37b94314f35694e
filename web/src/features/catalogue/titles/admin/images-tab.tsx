import type { ImagesSheet } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PictureIntake } from '../../../operations/files/admin/pictures/picture-intake.tsx'
import { AddImage } from './add-image.tsx'
import { ChosenImages } from './chosen-images.tsx'
import { ImageRows } from './image-rows.tsx'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { changeImages, imagesSheetQuery } from './title-editing.queries.ts'
import classes from './title-editor.module.css'
import { useImageDrafts, useSources } from './use-image-drafts.ts'

/** A picture while it is edited. */
export interface ImageDraft {
  /** Of the row on the screen. */
  readonly key: string
  /** Of a picture that is stored: the site can show it. */
  readonly id?: number
  readonly kind: ImagesSheet['images'][number]['kind']
  readonly url: string
}
export interface ImageValues {
  images: ImageDraft[]
  poster: string
  backdrop: string
}

/** Pictures of a title: those that its pages show, in their order, and which of them is poster and backdrop. */
export function ImagesTab({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(imagesSheetQuery(titleId))
  const contract = useImagesForm(data)
  const { form } = contract
  const { images } = form.values
  const { sourceOf, remember } = useSources(titleId, data, images)
  const { set, add, addSent, replace, remove } = useImageDrafts(form, remember)
  return (
    <EditorForm of={contract} className={classes.wide}>
      <ChosenImages form={form} sourceOf={sourceOf} onSent={remember} />
      <PictureIntake onSent={addSent} />
      <AddImage onAdd={add} />
      {images.length > 0 ? (
        <ImageRows
          images={images}
          form={form}
          sourceOf={sourceOf}
          onChange={set}
          onCut={replace}
          onRemove={remove}
        />
      ) : (
        <EmptyState
          icon={<IconPhoto size={32} stroke={1.5} />}
          title={t('No pictures yet')}
          text={t('Send the first above, or enter its address.')}
        />
      )}
      <SaveBar of={contract} onDiscard={() => form.setValues(valuesOf(data))} />
    </EditorForm>
  )
}

const valuesOf = ({ images, poster, backdrop }: ImagesSheet): ImageValues => ({
  images: images.map((image) => ({ ...image, key: String(image.id) })),
  poster: poster ?? '',
  backdrop: backdrop ?? '',
})

function useImagesForm(sheet: ImagesSheet) {
  const t = useTranslate()
  return useContractForm({
    initialValues: valuesOf(sheet),
    write: changeImages,
    args: (values: ImageValues, { version, edited }) => ({
      params: { id: sheet.id },
      body: {
        version,
        ...(edited.has('images') && {
          images: values.images.map(({ id, kind, url }) => ({
            ...(id !== undefined && { id }),
            kind,
            url,
          })),
        }),
        ...(edited.has('poster') && { poster: values.poster }),
        ...(edited.has('backdrop') && { backdrop: values.backdrop }),
      },
    }),
    record: {
      key: `title ${sheet.id}`,
      version: sheet.version,
      valuesOf: (view: ImagesSheet) => valuesOf(view),
      versionOf: (saved) => saved.version,
      shownAfter: valuesOf,
      texts: { images: (images) => images.map(({ url }) => url).join(', ') },
    },
    onSuccess: () => toast.positive(t('Title saved')),
  })
}
