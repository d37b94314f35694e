import { Button, Group, Modal, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { errorMessage } from '../../../../../lib/toast.ts'
import {
  type CropBox,
  largestBox,
  type PictureSize,
  sharesOf,
} from '../../../../../ui/admin/picture-crop/crop-box.ts'
import { CropPreview, PictureCrop } from '../../../../../ui/admin/picture-crop/picture-crop.tsx'
import { cutPicture } from './pictures.queries.ts'
import classes from './pictures.module.css'
import { pictureOfEntry, type SentPicture } from './sent-picture.ts'

/** Width by height; null: any. */
const RATIOS = { poster: 2 / 3, wide: 16 / 9, free: null } as const
export type CropShape = keyof typeof RATIOS

/** What is cut, and how it is seen meanwhile. */
export interface Croppable {
  /** As a record names it. */
  readonly address: string
  readonly src: string
  readonly shape: CropShape
}

interface CropDialogProps {
  picture: Croppable
  onCut(picture: SentPicture): void
  onClose(): void
}

/** Chooses a part of a picture, which becomes a picture of its own. */
export default function CropDialog({ picture, onCut, onClose }: CropDialogProps) {
  const t = useTranslate()
  const [size, setSize] = useState<PictureSize | null>(null)
  const [box, setBox] = useState<CropBox | null>(null)
  const [shape, setShape] = useState(picture.shape)
  const [hasFailed, setFailed] = useState(false)
  const { mutate, isPending, error } = useWrite(cutPicture, {
    onSuccess: ({ fileEntry }) => onCut(pictureOfEntry(fileEntry)),
    onError: () => undefined,
  })
  const ratio = RATIOS[shape]
  const choose = (next: CropShape) => {
    setShape(next)
    if (size) setBox(largestBox({ size, ratio: RATIOS[next] }))
  }
  const cut = () => {
    if (size && box) mutate({ body: { source: picture.address, ...sharesOf(box, size) } })
  }
  const { src } = picture
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('Crop the picture')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={classes.dialog}>
        <SegmentedControl
          aria-label={t('Shape')}
          data={[
            { value: 'poster', label: t('Poster 2:3') },
            { value: 'wide', label: t('Wide 16:9') },
            { value: 'free', label: t('Any shape') },
          ]}
          value={shape}
          onChange={(next) => choose(next as CropShape)}
        />
        <div className={classes.sides}>
          <PictureCrop
            {...{ src, size, box, ratio }}
            onLoad={(loaded) => {
              setSize(loaded)
              setBox(largestBox({ size: loaded, ratio }))
            }}
            onFail={() => setFailed(true)}
            onChange={setBox}
          />
          {size && box && (
            <figure className={classes.preview}>
              <CropPreview {...{ src, size, box }} />
              <figcaption>{t('Preview')}</figcaption>
            </figure>
          )}
        </div>
        <p role="alert" className={classes.fault}>
          {hasFailed ? t('This picture could not be loaded.') : error ? errorMessage(error) : null}
        </p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={cut} loading={isPending} disabled={!box}>
            {t('Crop')}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
