import { useTranslate } from '../../../../lib/i18n.ts'
import { PanelHead } from './panel-head.tsx'
import { SettingFields } from './setting-fields.tsx'

/** What the site is called, and its signs. */
export function GeneralPanel() {
  const t = useTranslate()
  return (
    <>
      <PanelHead
        title={t('Name and logo')}
        text={t(
          'A logo stands in place of the name; without one for dark pages, that for light ones serves both.',
        )}
      />
      <SettingFields isMeant={(key) => key.startsWith('branding.')} />
    </>
  )
}
