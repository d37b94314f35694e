import { copyText } from '../../../../lib/copy-text.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'

/** Puts an address on the clipboard, and says so. */
export function useCopyLink() {
  const t = useTranslate()
  return async (text: string) => {
    if (await copyText(text)) toast.positive(t('Copied link to clipboard'))
    else toast.danger(t('This browser does not let pages copy. Please select the text yourself.'))
  }
}
