import { appearanceEndpoints } from '@mediatheque/contract/site/appearance/appearance.endpoints.ts'
import {
  SITE_FONT_MAX_BYTES,
  SITE_FONT_PURPOSE,
} from '@mediatheque/contract/site/appearance/appearance-fonts.ts'
import { MOST_FONTS, type SiteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { loadSample, stackOf } from '../../../../../lib/site-fonts.ts'
import { upload } from '../../../../../lib/upload.ts'
import { ChooseFileButton } from '../../../../../ui/upload/choose-file-button.tsx'
import { useSmallFile } from '../../../../../ui/upload/use-small-file.ts'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { fontsOf, withFont, withoutFont } from './font-list.ts'
import themeClasses from './themes.module.css'

/** Fonts that were sent to the site: all of its themes can have them. */
export function SentFonts() {
  const t = useTranslate()
  const format = useFormat()
  const { values, change } = useAppearance()
  const fonts = fontsOf(values)
  const sending = useSmallFile({
    check: ({ size, name }) =>
      size > SITE_FONT_MAX_BYTES
        ? t('`:file` exceeds maximum allowed size of :size', {
            file: name,
            size: format.bytes(SITE_FONT_MAX_BYTES),
          })
        : undefined,
    send: async (file) => {
      const body = new FormData()
      body.append('file', file)
      const { font } = await upload(appearanceEndpoints.sendSiteFont, { body })
      change(withFont(values, font))
    },
  })
  return (
    <fieldset className={classes.group}>
      <legend>{t('Fonts that were sent')}</legend>
      <p className={classes.note}>
        {t(
          'WOFF2 or WOFF, at most :size. Files of one family, such as its bold letters, are used together. The file of an exported theme names them, but does not hold them.',
          { size: format.bytes(SITE_FONT_MAX_BYTES) },
        )}
      </p>
      {fonts.length > 0 && (
        <ul className={themeClasses.fonts}>
          {fonts.map((font) => (
            <li key={font.src}>
              <SentFont font={font} onRemove={() => change(withoutFont(values, font))} />
            </li>
          ))}
        </ul>
      )}
      {sending.fault && (
        <p className={classes.fault} role="alert">
          {sending.fault}
        </p>
      )}
      {fonts.length < MOST_FONTS ? (
        <div className={classes.row}>
          <ChooseFileButton
            text={t('Send a font')}
            inputLabel={t('File of a font')}
            accept={['.woff2', '.woff', ...(SITE_FONT_PURPOSE.types ?? [])]}
            isSending={sending.isSending}
            onChoose={sending.choose}
          />
        </div>
      ) : (
        <p className={classes.note}>{t('There are as many fonts as a site can have.')}</p>
      )}
    </fieldset>
  )
}

function SentFont({ font, onRemove }: { font: SiteFont; onRemove(): void }) {
  const t = useTranslate()
  const { family, weight_from: from, weight_to: to, is_italic } = font
  useEffect(() => loadSample(font), [font])
  const weights =
    from === to ? t('Weight :from', { from }) : t('Weights :from to :to', { from, to })
  const what = is_italic ? t(':weights, italic', { weights }) : weights
  return (
    <div className={themeClasses.choice}>
      <span className={themeClasses.font}>
        <span
          className={themeClasses.sample}
          style={{
            fontFamily: stackOf(family),
            fontWeight: from > 400 || to < 400 ? from : 400,
            fontStyle: is_italic ? 'italic' : 'normal',
          }}
        >
          {family}
        </span>
        <span className={classes.note}>{what}</span>
      </span>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        aria-label={t('Remove :family, :what', { family, what })}
        onClick={onRemove}
      >
        {t('Remove')}
      </Button>
    </div>
  )
}
