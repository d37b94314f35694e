import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import { Button, Input, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { ChooseFileButton } from '../../../../../ui/upload/choose-file-button.tsx'
import { useSmallPicture } from '../../../../../ui/upload/use-small-picture.ts'
import { CropButton } from './crop-button.tsx'
import type { CropShape } from './crop-dialog.tsx'
import classes from './pictures.module.css'
import { isSent, pictureOfEntry, type SentPicture } from './sent-picture.ts'

interface PictureFieldProps {
  label: string
  description?: string | undefined
  shape: CropShape
  /** Where the picture of this address is seen; undefined where it cannot be yet. */
  shownAt(address: string): string | undefined
  /** One that is on the site from now on, and its preview. */
  onSent(picture: SentPicture): void
  value?: string
  error?: ReactNode
  onChange?(address: string): void
  'data-path'?: string
}

/** One picture of a record: sent from the device, or by its address elsewhere. */
export function PictureField({
  label,
  description,
  shape,
  shownAt,
  onSent,
  value = '',
  error,
  onChange,
  ...field
}: PictureFieldProps) {
  const t = useTranslate()
  const src = value === '' ? undefined : shownAt(value)
  const take = (picture: SentPicture) => {
    onSent(picture)
    onChange?.(picture.address)
  }
  const sending = useSmallPicture(CATALOGUE_PICTURE_PURPOSE, (file) => take(pictureOfEntry(file)))
  const fault = sending.fault ?? error
  return (
    <div className={classes.field}>
      {src && <img src={src} className={classes.thumb} data-shape={shape} alt="" />}
      <div className={classes.words}>
        {isSent(value) ? (
          <Input.Wrapper
            label={label}
            labelElement="div"
            error={fault}
            data-path={field['data-path']}
          >
            <div className={classes.sent}>{t('A picture that was sent to this site.')}</div>
          </Input.Wrapper>
        ) : (
          <TextInput
            label={label}
            description={description}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="url"
            maxLength={2_000}
            value={value}
            error={fault}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...field}
          />
        )}
        <div className={classes.buttons}>
          {sending.isAllowed && (
            <ChooseFileButton
              text={t('Choose a file')}
              label={t(':label: :name', { label: t('Choose a file'), name: label })}
              inputLabel={t(':label: :name', { label: t('Picture file'), name: label })}
              accept={CATALOGUE_PICTURE_PURPOSE.types ?? []}
              isSending={sending.isSending}
              onChoose={sending.choose}
            />
          )}
          {value !== '' && (
            <>
              <CropButton
                name={label}
                picture={src === undefined ? undefined : { address: value, src, shape }}
                onCut={take}
              />
              <Button
                variant="subtle"
                size="xs"
                aria-label={t(':label: :name', { label: t('Take it away'), name: label })}
                onClick={() => onChange?.('')}
              >
                {t('Take it away')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
