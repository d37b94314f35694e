import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'
import { type TwoFactorState, useTwoFactor } from './use-two-factor.ts'

const PANEL = 'two-factor'

const CHIPS: Record<TwoFactorState, { label: string; tone: ChipTone }> = {
  disabled: { label: 'Off', tone: 'plain' },
  awaiting: { label: 'Not finished', tone: 'warn' },
  enabled: { label: 'On', tone: 'good' },
}

/** What had the focus is gone with the old state: go on at the head of the panel. */
const focusPanel = () => document.getElementById(`${PANEL}-title`)?.focus()

/** Off, being set up, on, and back to off. */
export function TwoFactorPanel({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const twoFactor = useTwoFactor(user)
  const { state, isBusy } = twoFactor
  const [isDisabling, setDisabling] = useState(false)
  const [isFresh, setFresh] = useState(false)

  const disable = async () => {
    setDisabling(false)
    if (!(await twoFactor.disable())) return
    toast.positive(t('Two factor authentication has been disabled.'))
    focusPanel()
  }
  const finish = async () => {
    await twoFactor.reload()
    toast.positive(t('Two factor authentication has been enabled.'))
    focusPanel()
    await twoFactor.showCodes()
  }
  return (
    <SettingsPanel
      id={PANEL}
      title={t('Two factor authentication')}
      text={t(
        'Besides your password, a code from your phone is asked for when you log in. A stolen password alone opens nothing.',
      )}
      actions={<Chip tone={CHIPS[state].tone}>{t(CHIPS[state].label)}</Chip>}
    >
      {state === 'disabled' && (
        <Button
          loading={isBusy}
          onClick={async () => {
            setFresh(true)
            await twoFactor.enable()
          }}
        >
          {t('Enable')}
        </Button>
      )}
      {state === 'awaiting' && (
        <TwoFactorSetUp
          hasFocus={isFresh}
          isCancelling={isBusy}
          onConfirmed={finish}
          onCancel={disable}
        />
      )}
      {state === 'enabled' && (
        <>
          <RecoveryCodes twoFactor={twoFactor} />
          <Group mt="lg">
            <Button variant="default" loading={isBusy} onClick={() => setDisabling(true)}>
              {t('Disable')}
            </Button>
          </Group>
        </>
      )}
      <ConfirmDialog
        isOpen={isDisabling}
        title={t('Disable two factor authentication?')}
        text={t('Your password alone will be enough to log in. Your recovery codes stop working.')}
        confirmLabel={t('Disable')}
        cancelLabel={t('Cancel')}
        isDangerous
        onConfirm={disable}
        onClose={() => setDisabling(false)}
      />
    </SettingsPanel>
  )
}
