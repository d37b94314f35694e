import { AD_MAX_HEIGHT_PX, AD_PREVIEW_PATH } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { Button } from '@mantine/core'
import { IconEye, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import classes from './ad-preview.module.css'

interface AdPreviewProps {
  /** Of the place, in words. */
  name: string
  code: string
  heightPx: number
}

/** What code looks like in its place, before it is saved: in a frame as visitors get it. */
export function AdPreview({ name, code, heightPx }: AdPreviewProps) {
  const t = useTranslate()
  // Not at every letter: advertisers count how often their code is loaded.
  const [shown, setShown] = useState<{ code: string; times: number }>()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (shown && frame.current) post(shown.code, frame.current.name)
  }, [shown])
  if (code.trim() === '') return null
  const named = (label: string) => t(':label: :name', { label, name })
  return (
    <div className={classes.preview}>
      <div className={classes.row}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconEye size={16} stroke={1.5} aria-hidden />}
          aria-label={named(t('Preview'))}
          onClick={() => setShown({ code, times: (shown?.times ?? 0) + 1 })}
        >
          {t('Preview')}
        </Button>
        {shown && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
            aria-label={named(t('Hide the preview'))}
            onClick={() => setShown(undefined)}
          >
            {t('Hide the preview')}
          </Button>
        )}
        {shown && shown.code !== code && <p>{t('The code has changed since.')}</p>}
      </div>
      {shown && (
        <iframe
          key={shown.times}
          ref={frame}
          name={`ad-preview-${shown.times}-${name}`}
          title={named(t('Preview'))}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="origin"
          style={{ height: Math.min(Math.max(heightPx, 0), AD_MAX_HEIGHT_PX) }}
        />
      )}
    </div>
  )
}

/** As a form of its own, which no form of the page may hold. */
function post(code: string, target: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = siteUrl(AD_PREVIEW_PATH)
  form.target = target
  form.hidden = true
  const field = document.createElement('textarea')
  field.name = 'code'
  field.value = code
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
