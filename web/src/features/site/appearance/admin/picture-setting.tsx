import { SITE_PICTURE_PURPOSE } from '@mediatheque/contract/site/appearance/appearance-pictures.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { Button, FileButton, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { getPageData, isOwnTarget, siteUrl } from '../../../../lib/page-data.ts'
import { useSession } from '../../../../lib/session.tsx'
import { errorMessage } from '../../../../lib/toast.ts'
import { upload } from '../../../../lib/upload.ts'
import { checkFile } from '../../../../lib/uploads/check-file.ts'
import { largestFile } from '../../../../lib/uploads/largest-file.ts'
import classes from './appearance.module.css'

/** Whether a setting names a picture by its address. */
export const isPictureSetting = (key: string): boolean =>
  /^branding\.(logo_|favicon)|(^|\.)image$/.test(key)

/** Those of the shell stand in the page as they are; all others begin below the base path. */
const isWhole = (key: string) => key.startsWith('branding.')

interface PictureSettingProps {
  settingKey: string
  label: string
  help?: string | null
  value: string
  error?: string | undefined
  onChange(address: string): void
}

/** A picture of the site: sent from the device, or by its address. */
export function PictureSetting({
  settingKey,
  label,
  help,
  value,
  error,
  onChange,
}: PictureSettingProps) {
  const t = useTranslate()
  const sending = useSending((address) => onChange(isWhole(settingKey) ? address : below(address)))
  const src = isWhole(settingKey) ? value : pictureSrc(value)
  const ground = /logo_light/.test(settingKey) ? 'light' : 'dark'
  const named = (action: string) => t(':label: :name', { label: action, name: label })
  return (
    <div className={classes.picture}>
      <TextInput
        label={label}
        description={help ?? undefined}
        maxLength={2_000}
        value={value}
        error={sending.fault ?? error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {value !== '' && <img src={src} alt="" data-ground={ground} />}
      <div className={classes.row}>
        {sending.isAllowed && (
          <FileButton
            accept={SITE_PICTURE_PURPOSE.types?.join(',') ?? ''}
            inputProps={{ 'aria-label': named(t('Picture file')) }}
            onChange={sending.send}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
                aria-label={named(t('Choose a file'))}
                loading={sending.isSending}
              >
                {t('Choose a file')}
              </Button>
            )}
          </FileButton>
        )}
        {value !== '' && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={named(t('Take it away'))}
            onClick={() => onChange('')}
          >
            {t('Take it away')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Where a picture is seen that is named by its path below the base path, or by an address elsewhere. */
export const pictureSrc = (address: string): string =>
  isOwnTarget(address) ? siteUrl(address) : address

const below = (address: string): string => {
  const { basePath } = getPageData()
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
}

function useSending(onSent: (address: string) => void) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (file: File | null) => {
    if (!file) return
    const purpose = SITE_PICTURE_PURPOSE
    const refusal = checkFile(file, { purpose, mostBytes: largestFile(purpose) }, format.bytes)
    setFault(refusal && t(refusal.key, refusal.values))
    if (refusal) return
    setSending(true)
    try {
      const body = new FormData()
      body.append('file', file)
      const query = { purpose: purpose.name }
      onSent((await upload(fileEndpoints.uploadFile, { query, body })).fileEntry.url)
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
