import { SITE_PICTURE_PURPOSE } from '@mediatheque/contract/site/appearance/appearance-pictures.ts'
import { Button, TextInput } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import { getPageData, isOwnTarget, siteUrl } from '../../../../lib/page-data.ts'
import { ChooseFileButton } from '../../../../ui/upload/choose-file-button.tsx'
import { useSmallPicture } from '../../../../ui/upload/use-small-picture.ts'
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
  const sending = useSmallPicture(SITE_PICTURE_PURPOSE, ({ url }) =>
    onChange(isWhole(settingKey) ? url : below(url)),
  )
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
          <ChooseFileButton
            text={t('Choose a file')}
            label={named(t('Choose a file'))}
            inputLabel={named(t('Picture file'))}
            accept={SITE_PICTURE_PURPOSE.types ?? []}
            isSending={sending.isSending}
            onChoose={sending.choose}
          />
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
