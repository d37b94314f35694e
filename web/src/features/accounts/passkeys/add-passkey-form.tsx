import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { showAnswer } from '../../../lib/queries.ts'
import { makePasskey, passkeyRefusal } from '../../../lib/passkeys.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { toast } from '../../../lib/toast.ts'
import { passkeysQuery } from './passkeys.queries.ts'
import classes from './passkeys-panel.module.css'

/** The name first: it is checked before the device asks for a finger. */
export function AddPasskeyForm() {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()

  const add = async ({ name }: { name: string }) => {
    const begun = await confirmed(() =>
      call(passkeyEndpoints.getPasskeyOptions, { body: { name } }),
    )
    if (!begun) return undefined
    try {
      const credential = await makePasskey(begun.options)
      return await call(passkeyEndpoints.createPasskey, { body: { name, credential } })
    } catch (error) {
      const refusal = passkeyRefusal(error)
      if (!refusal) throw error
      toast.danger(t(refusal))
      return undefined
    }
  }
  const contract = useContractForm({
    initialValues: { name: '' },
    submit: add,
    onSuccess: async (answer) => {
      if (!answer) return
      await showAnswer(queries, passkeysQuery(), answer)
      form.reset()
      toast.positive(t('Passkey added'))
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract} className={classes.add}>
      <TextInput
        label={t('Name of the new passkey')}
        description={t('So that you know it again, such as the name of your phone.')}
        autoComplete="off"
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <Button
        type="submit"
        loading={isSubmitting}
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      >
        {t('Add a passkey')}
      </Button>
    </ContractForm>
  )
}
