import { addressOf } from '../../../../lib/api.ts'
import { releaseEndpoints } from '@mediatheque/contract/links/releases/releases.endpoints.ts'
import {
  NZB_PURPOSE,
  RELEASE_FILE_MAX_BYTES,
} from '@mediatheque/contract/links/releases/release-files.ts'
import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { translate, useTranslate } from '../../../../lib/i18n.ts'
import { checkFile } from '../../../../lib/uploads/check-file.ts'
import { plainSenderTo } from '../../../../lib/uploads/send-plain.ts'
import { useSingleUpload } from '../../../../lib/uploads/use-single-upload.ts'
import { DropZone } from '../../../../ui/upload/drop-zone.tsx'
import { UploadList } from '../../../../ui/upload/upload-list.tsx'
import classes from './release-editor.module.css'
import type { LinkForm } from './link-fields.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import type { ReleaseType } from './release-values.ts'

export const releaseSender = plainSenderTo((_sending, body) =>
  addressOf(releaseEndpoints.uploadReleaseFile, { body }),
)

export const typeOf = (name: string): ReleaseType | undefined => {
  const [, extension] = /\.(nzb|torrent)$/i.exec(name) ?? []
  if (!extension) return undefined
  return extension.toLowerCase() === 'nzb' ? 'NZB' : 'TORRENT'
}

const ENDINGS = { NZB: '.nzb', TORRENT: '.torrent' } as const

interface ReleaseFileOptions {
  form: LinkForm
  /** The kind it has to be, where it takes the place of another. */
  only?: ReleaseType
  /** What the file is, by its name, as soon as it has arrived. */
  onType?(type: ReleaseType): void
}

/** Sends the file of a form, also while another field stands where its own was. */
export function useReleaseFile({ form: { setFieldValue }, only, onType }: ReleaseFileOptions) {
  const format = useFormat()
  const take = useCallback(
    ({ url, name }: { url: string; name: string }) => {
      const type = typeOf(name)
      if (type) onType?.(type)
      setFieldValue('url', url)
    },
    [setFieldValue, onType],
  )
  return useSingleUpload({
    purpose: NZB_PURPOSE,
    sender: releaseSender,
    check: (file) => {
      if (!typeOf(file.name))
        return translate('Please select a file that ends in .nzb or .torrent.')
      if (only && typeOf(file.name) !== only)
        return translate('Please select a file that ends in :ending.', { ending: ENDINGS[only] })
      const mostBytes = RELEASE_FILE_MAX_BYTES
      const fault = checkFile(file, { purpose: NZB_PURPOSE, mostBytes }, format.bytes)
      return fault && translate(fault.key, fault.values)
    },
    onCompleted: take,
  })
}

interface ReleaseFileFieldProps {
  form: LinkForm
  file: ReturnType<typeof useReleaseFile>
  titleId: number
  isSeries: boolean
  only?: ReleaseType
  /** The file that was sent is one of another kind, and another one may take its place here. */
  isOther?: boolean
}

/** The file that is contributed: dropped, pasted or chosen, sent at once, and then what it says. */
export function ReleaseFileField({
  form,
  file: { queue, upload, send },
  titleId,
  isSeries,
  only,
  isOther = false,
}: ReleaseFileFieldProps) {
  const t = useTranslate()
  const format = useFormat()
  const { 'data-path': path, error } = form.getInputProps('url') as FieldProps
  const size = format.bytes(RELEASE_FILE_MAX_BYTES)
  const hint = only
    ? t('A file that ends in :ending, of up to :size.', { ending: ENDINGS[only], size })
    : t('An .nzb or .torrent file of up to :size.', { size })
  const isOnItsWay = upload?.status === 'inProgress' || upload?.status === 'pending'
  const failure = upload?.status === 'failed' ? (upload.errorMessage ?? t('Failed')) : undefined
  if (isOnItsWay) return <UploadList queue={queue} uploads={[upload]} unfinished={[]} />
  if (form.values.url !== '' && !isOther)
    return (
      <section className={classes.sent} aria-label={t('What the file says')}>
        <ReleaseFacts form={form} titleId={titleId} isSeries={isSeries} />
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <Button
          variant="default"
          size="xs"
          className={classes.other ?? ''}
          data-path={path}
          onClick={() => {
            queue.clear()
            form.setFieldValue('url', '')
          }}
        >
          {t('Choose another file')}
        </Button>
      </section>
    )
  return (
    <DropZone
      text={t('Drop a file here, paste it, or choose one.')}
      hint={hint}
      buttonLabel={t('Choose a file')}
      inputLabel={t('Newsgroup file or torrent')}
      accept={only ? [ENDINGS[only]] : Object.values(ENDINGS)}
      isSingle
      error={error ?? failure}
      path={path}
      onFiles={([file]) => {
        form.clearFieldError('url')
        if (file) send(file)
      }}
    />
  )
}

interface FieldProps {
  'data-path'?: string
  error?: string
}
