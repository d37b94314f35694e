import { captionEndpoints } from '@mediatheque/contract/catalogue/watch/captions.endpoints.ts'
import { SHIPPED_LANGUAGES } from '@mediatheque/contract/core/lines.ts'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { languageName } from './language-name.ts'
import { remember } from './player-memory.ts'
import classes from './settings-panel.module.css'

/** Of films, the languages that captions are mostly in; after those of the site. */
const OFFERED = [
  ...new Set([
    ...SHIPPED_LANGUAGES,
    'de',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'ru',
    'ar',
    'ja',
    'ko',
    'zh',
  ]),
]
const ACCEPTED = '.srt,.vtt,.ass,.ssa'

interface AddCaptionsProps {
  videoId: number
  onAdded(): Promise<void>
}

/** Sends a file of captions, which are shown as soon as they are there. */
export default function AddCaptions({ videoId, onAdded }: AddCaptionsProps) {
  const t = useTranslate()
  const [language, setLanguage] = useState(document.documentElement.lang)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const handleFile = async (file: File | undefined) => {
    if (!file) return
    const body = new FormData()
    body.set('language', language)
    body.set('name', languageName({ label: '', language }))
    body.set('file', file)
    setSending(true)
    try {
      await call(captionEndpoints.addCaption, { params: { id: videoId }, body })
      await onAdded()
      remember({ captions: language })
      toast.positive(t('Captions were added'))
    } catch (error) {
      toastError(error)
    }
    setSending(false)
  }
  return (
    <div className={classes.group} role="group" aria-label={t('Add captions')}>
      <span className={classes.groupName} title={t('A file of SubRip, WebVTT or SubStation Alpha')}>
        {t('Add captions')}
      </span>
      <span className={classes.steps}>
        <select
          className={classes.select}
          aria-label={t('Language')}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        >
          {OFFERED.map((code) => (
            <option key={code} value={code}>
              {languageName({ label: '', language: code })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={classes.step}
          disabled={isSending}
          onClick={() => field.current?.click()}
        >
          <IconUpload size={16} stroke={1.6} aria-hidden /> {t('Choose a captions file')}
        </button>
        <input
          ref={field}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('A file of SubRip, WebVTT or SubStation Alpha')}
          onChange={({ currentTarget }) => {
            void handleFile(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </span>
    </div>
  )
}
