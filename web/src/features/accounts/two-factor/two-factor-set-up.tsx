import { twoFactorEndpoints } from '@mediatheque/contract/accounts/two-factor/two-factor.endpoints.ts'
import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { toast } from '../../../lib/toast.ts'
import classes from './two-factor.module.css'

const confirmTwoFactor = defineWrite(twoFactorEndpoints.confirmTwoFactor)

interface TwoFactorSetUpProps {
  /** It was begun just now, and not on an earlier visit. */
  hasFocus: boolean
  isCancelling: boolean
  onConfirmed(): Promise<void>
  onCancel(): Promise<void>
}

/** The secret for the authenticator app, and the first code by which it shows that it has it. */
export function TwoFactorSetUp({
  hasFocus,
  isCancelling,
  onConfirmed,
  onCancel,
}: TwoFactorSetUpProps) {
  const t = useTranslate()
  // Each set-up has its own secret: never show that of one before.
  const { data } = useQuery({
    ...endpointQuery(twoFactorEndpoints.getTwoFactorQrCode),
    staleTime: 0,
    gcTime: 0,
  })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const contract = useContractForm({
    initialValues: { code: '' },
    write: confirmTwoFactor,
    args: (body) => ({ body }),
    onSuccess: onConfirmed,
  })
  const { form, isSubmitting } = contract
  return (
    <div className={classes.setUp}>
      {data ? (
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
          alt={t('QR code for the authenticator app')}
          width={208}
          height={208}
        />
      ) : (
        <Skeleton className={classes.qr} width={208} height={208} />
      )}
      <div className={classes.steps}>
        <p>
          {t('Scan this picture with an authenticator app, then enter the code that it shows.')}
        </p>
        <div>
          <p className={classes.hint}>{t('Cannot scan it? Enter this key instead.')}</p>
          {data ? <Secret secret={data.secret} /> : <Skeleton height={36} />}
        </div>
        <ContractForm of={contract} className={classes.codeForm}>
          <TextInput
            label={t('Code from the app')}
            description={t('6 digits; a new code every 30 seconds.')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            withAsterisk={false}
            {...form.getInputProps('code')}
            ref={input}
          />
          <Group gap="xs">
            <Button type="submit" loading={isSubmitting}>
              {t('Confirm')}
            </Button>
            <Button variant="default" loading={isCancelling && !isSubmitting} onClick={onCancel}>
              {t('Cancel')}
            </Button>
          </Group>
        </ContractForm>
      </div>
    </div>
  )
}

function Secret({ secret }: { secret: string }) {
  const t = useTranslate()
  const copy = async () => {
    if (await copyText(secret)) toast.positive(t('Copied'))
    else toast.danger(t('Copying did not work. Please select the text and copy it yourself.'))
  }
  return (
    <Group gap="xs">
      <code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button size="compact-sm" variant="default" onClick={copy}>
        {t('Copy the key')}
      </Button>
    </Group>
  )
}
