import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { Button, FileButton, Input, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useSession } from '../../../../../lib/session.tsx'
import { errorMessage } from '../../../../../lib/toast.ts'
import { upload } from '../../../../../lib/upload.ts'
import { checkFile } from '../../../../../lib/uploads/check-file.ts'
import { largestFile } from '../../../../../lib/uploads/largest-file.ts'
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
  const sending = useSending(take)
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
            <FileButton
              accept={CATALOGUE_PICTURE_PURPOSE.types?.join(',') ?? ''}
              inputProps={{
                'aria-label': t(':label: :name', { label: t('Picture file'), name: label }),
              }}
              onChange={sending.send}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="xs"
                  leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
                  aria-label={t(':label: :name', { label: t('Choose a file'), name: label })}
                  loading={sending.isSending}
                >
                  {t('Choose a file')}
                </Button>
              )}
            </FileButton>
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

function useSending(onSent: (picture: SentPicture) => void) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (file: File | null) => {
    if (!file) return
    const purpose = CATALOGUE_PICTURE_PURPOSE
    const refusal = checkFile(file, { purpose, mostBytes: largestFile(purpose) }, format.bytes)
    setFault(refusal && t(refusal.key, refusal.values))
    if (refusal) return
    setSending(true)
    try {
      const body = new FormData()
      body.append('file', file)
      const answer = await upload(fileEndpoints.uploadFile, {
        query: { purpose: purpose.name },
        body,
      })
      onSent(pictureOfEntry(answer.fileEntry))
    } catch (failure) {
      setFault(errorMessage(failure))
    } finally {
      setSending(false)
    }
  }
  return {
    fault,
    isSending,
    isAllowed: can('files.create'),
    send: (file: File | null) => void send(file),
  }
}
