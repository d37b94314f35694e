import type { Response as ResponseOf } from '@mediatheque/contract/core/endpoint.ts'
import type { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { MOST_CODES_AT_ONCE } from '@mediatheque/contract/billing/gifts/gift-codes.schemas.ts'
import { Button, Group, Modal, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { copyText } from '../../../../lib/copy-text.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePriceText } from '../../../../lib/price.ts'
import { useSession } from '../../../../lib/session.tsx'
import { saveAs } from '../../../../lib/save-as.ts'
import { toast } from '../../../../lib/toast.ts'
import { DialogForm } from '../../../../ui/admin/form-dialog.tsx'
import { useGiftDuration } from './gift-durations.ts'
import classes from './gift-codes.module.css'
import { giftPlansQuery, makeGiftCodes } from './gift-codes.queries.ts'

/** Makes codes, and shows them once. Neither Escape nor a press beside it closes anything while they are to be seen. */
export function MakeCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useTranslate()
  const [made, setMade] = useState<Made>()
  const close = () => {
    setMade(undefined)
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={made ? t('The codes') : t('Make gift codes')}
      closeOnClickOutside={!made}
      closeOnEscape={!made}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Suspense>
        {isOpen && !made && <MakeForm onClose={close} onMade={setMade} />}
        {made && <Codes made={made} onClose={close} />}
      </Suspense>
    </Modal>
  )
}

interface Made {
  readonly codes: readonly string[]
  /** What they give, on which site, and until when they can be used: for whom they are handed to. */
  readonly gives: string
}

interface MakeFormProps {
  onClose(): void
  onMade(made: Made): void
}

function MakeForm({ onClose, onMade }: MakeFormProps) {
  const t = useTranslate()
  const priceText = usePriceText()
  const { plans } = useSuspenseQuery(giftPlansQuery()).data
  const whatTheyGive = useWhatTheyGive(plans)
  const contract = useContractForm({
    initialValues: {
      price_id: null as string | null,
      count: 1 as number | string,
      note: '',
      expires_at: '',
    },
    write: makeGiftCodes,
    args: ({ price_id, count, note, expires_at }) => ({
      body: {
        price_id: Number(price_id),
        count,
        note,
        expires_at: expires_at ? `${expires_at}T23:59:59Z` : null,
      },
    }),
    onSuccess: ({ codes }): void => onMade({ codes, gives: whatTheyGive(form.getValues()) }),
  })
  const { form } = contract
  return (
    <DialogForm of={contract} act={t('Make them')} onClose={onClose}>
      <Select
        label={t('Plan and price')}
        data={plans.map(({ name, prices }) => ({
          group: t(name),
          items: prices.map((price) => ({
            value: String(price.id),
            label: `${t(name)} · ${Object.values(priceText(price)).join(' ')}`,
          })),
        }))}
        data-autofocus
        {...form.getInputProps('price_id')}
      />
      <NumberInput
        label={t('How many codes')}
        min={1}
        max={MOST_CODES_AT_ONCE}
        allowDecimal={false}
        {...form.getInputProps('count')}
      />
      <TextInput
        label={t('Remark')}
        description={t('Whom or what they are for. Only staff reads it.')}
        autoComplete="off"
        {...form.getInputProps('note')}
      />
      <TextInput
        type="date"
        label={t('Last day on which they can be used')}
        description={t('Nothing: they are good for ever.')}
        {...form.getInputProps('expires_at')}
      />
    </DialogForm>
  )
}

function useWhatTheyGive(
  plans: ResponseOf<typeof subscriptionRecordEndpoints.listGrantablePlans>['plans'],
) {
  const t = useTranslate()
  const format = useFormat()
  const durationOf = useGiftDuration()
  const { settings } = useSession()
  return ({
    price_id: priceId,
    expires_at: lastDay,
  }: {
    price_id: string | null
    expires_at: string
  }) => {
    const priced = plans.flatMap(({ name, prices }) => prices.map((price) => ({ name, price })))
    const asked = priced.find(({ price }) => price.id === Number(priceId))
    return [
      settings.branding.site_name,
      asked && t(asked.name),
      asked && durationOf(asked.price),
      lastDay && t(':label: :name', { label: t('Good until'), name: format.longDate(lastDay) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

function Codes({ made: { codes, gives }, onClose }: { made: Made; onClose(): void }) {
  const t = useTranslate()
  const copy = async () => {
    await copyText(codes.join('\n'))
    toast.positive(t('Codes copied'))
  }
  return (
    <Stack gap="md">
      <p>{t('They are shown only now: copy or save them.')}</p>
      <p className={classes.gives}>{gives}</p>
      <ul className={classes.codes} aria-label={t('The codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button variant="default" onClick={() => print()}>
          {t('Print')}
        </Button>
        <Button
          variant="default"
          onClick={() => saveAs('gift-codes.txt', `${gives}\n\n${codes.join('\n')}\n`)}
        >
          {t('Save as a file')}
        </Button>
        <Button onClick={() => void copy()} data-autofocus>
          {t('Copy all')}
        </Button>
      </Group>
    </Stack>
  )
}
