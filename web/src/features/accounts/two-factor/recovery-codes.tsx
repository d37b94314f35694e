import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { saveAs } from '../../../lib/save-as.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import classes from './two-factor.module.css'
import type { TwoFactor } from './use-two-factor.ts'

/** How many recovery codes are left and, when asked for, which. */
export function RecoveryCodes({ twoFactor }: { twoFactor: TwoFactor }) {
  const t = useTranslate()
  const { codes, codesLeft, isBusy } = twoFactor
  const [isRenewing, setRenewing] = useState(false)
  const renew = async () => {
    setRenewing(false)
    if (await twoFactor.regenerateCodes()) toast.positive(t('Your new recovery codes are ready.'))
  }
  return (
    <>
      <h3 className={classes.heading}>{t('Recovery codes')}</h3>
      <p className={classes.hint}>
        {t(
          'Keep these codes in a safe place. Each of them lets you in once when you do not have your phone.',
        )}
      </p>
      {codes ? (
        <CodeList codes={codes} />
      ) : (
        <p className={classes.left}>
          {t('[one 1 recovery code left|other :count recovery codes left]', { count: codesLeft })}
        </p>
      )}
      <Group gap="xs" mt="md">
        {codes && codes.length > 0 && <CodeActions codes={codes} />}
        {codes ? (
          <Button variant="default" onClick={twoFactor.hideCodes}>
            {t('Hide recovery codes')}
          </Button>
        ) : (
          <Button variant="default" loading={isBusy} onClick={twoFactor.showCodes}>
            {t('Show recovery codes')}
          </Button>
        )}
        <Button variant="default" loading={isBusy} onClick={() => setRenewing(true)}>
          {t('Make new codes')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isRenewing}
        title={t('Make new recovery codes?')}
        text={t('The codes you have now stop working.')}
        confirmLabel={t('Make new codes')}
        cancelLabel={t('Cancel')}
        onConfirm={renew}
        onClose={() => setRenewing(false)}
      />
    </>
  )
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}

function CodeActions({ codes }: { codes: readonly string[] }) {
  const t = useTranslate()
  const { settings } = useSession()
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    if (await copyText(text)) toast.positive(t('Copied'))
    else toast.danger(t('Copying did not work. Please select the text and copy it yourself.'))
  }
  const download = () =>
    saveAs(
      'recovery-codes.txt',
      `${t('Recovery codes of :siteName', { siteName: settings.branding.site_name })}\n\n${text}`,
    )
  return (
    <>
      <Button onClick={copy}>{t('Copy the codes')}</Button>
      <Button variant="default" onClick={download}>
        {t('Download the codes')}
      </Button>
    </>
  )
}
