import { PUBLIC_REASON_MAX_LENGTH } from '@mediatheque/contract/links/takedowns/takedowns.constants.ts'
import type { ClaimView } from '@mediatheque/contract/links/claims/claims.schemas.ts'
import type { NoticeView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import type { ContractForm as Contract } from '../../../../lib/forms/use-contract-form.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import classes from './desk.module.css'
import { LookedAt } from './looked-at.tsx'
import { changeWithdrawal, decideCounterNotice, decideTakedown } from './takedowns-desk.queries.ts'

/** What is about to be decided. */
export type Decision =
  | { readonly kind: 'withdraw' | 'refuse'; readonly items: readonly number[] }
  | {
      readonly kind: 'accept' | 'reject'
      readonly counter: { readonly id: number; readonly version: number }
    }
  | { readonly kind: 'restore' | 'open' | 'close'; readonly withdrawal: number }

const WORDS: Readonly<Record<Decision['kind'], { title: string; text: string; button: string }>> = {
  withdraw: {
    title: 'Withdraw [one 1 thing|other :count things]?',
    text: '[one It leaves every page, list and search. Its address says that it was withdrawn|other They leave every page, list and search. Their addresses say that they were withdrawn], with the reason below, which everybody can read.',
    button: 'Withdraw',
  },
  refuse: {
    title: 'Refuse to withdraw [one 1 thing|other :count things]?',
    text: 'Nothing changes. The sender of the notice reads the reason.',
    button: 'Refuse',
  },
  accept: {
    title: 'Accept the counter-notice?',
    text: 'What was withdrawn comes back everywhere, as it was. Both sides read the reason.',
    button: 'Bring back',
  },
  reject: {
    title: 'Refuse the counter-notice?',
    text: 'What was withdrawn stays withdrawn. The sender of the counter-notice reads the reason.',
    button: 'Refuse',
  },
  restore: {
    title: 'Bring it back?',
    text: 'It comes back everywhere, as it was. Those whom it concerns read the reason.',
    button: 'Bring back',
  },
  open: {
    title: 'Let staff add the same again?',
    text: 'It stays withdrawn, and members still cannot add it. The reason stays in the history.',
    button: 'Open',
  },
  close: {
    title: 'Let nobody add the same again?',
    text: 'What was added in the meantime stays. The reason stays in the history.',
    button: 'Close it again',
  },
}

interface DecideDialogProps {
  notice: NoticeView
  decision: Decision | undefined
  /** Of somebody else who looks at it: what is decided then is taken over, knowing of it. */
  claim: ClaimView | undefined
  onClose(): void
  onDone(): void
}

/** Asks for the reason of a decision about a notice. */
export function DecideDialog({ notice, decision, claim, onClose, onDone }: DecideDialogProps) {
  const t = useTranslate()
  const count = decision && 'items' in decision ? decision.items.length : 1
  return (
    <Modal
      opened={decision !== undefined}
      onClose={onClose}
      centered
      title={decision ? t(WORDS[decision.kind].title, { count }) : ''}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {decision && <Form key={decision.kind} {...{ notice, decision, claim, onClose, onDone }} />}
    </Modal>
  )
}

type FormProps = Omit<DecideDialogProps, 'decision'> & { decision: Decision }

function Form({ decision, ...props }: FormProps) {
  if ('items' in decision) return <ItemsForm decision={decision} {...props} />
  if ('counter' in decision) return <CounterForm decision={decision} {...props} />
  return <WithdrawalForm decision={decision} {...props} />
}

type Of<Part extends string> = Omit<FormProps, 'decision'> & {
  decision: Extract<Decision, Record<Part, unknown>>
}
const NOTHING_YET = { reason: '' }
/** Somebody began to look while the reason was typed: it is said there, and known the next time. */
const TAKING_OVER = { take_over: 'reason' } as const

function ItemsForm({ notice, decision, claim, onClose, onDone }: Of<'items'>) {
  const contract = useContractForm({
    initialValues: NOTHING_YET,
    write: decideTakedown,
    args: ({ reason }) => ({
      params: { id: notice.id },
      body: {
        version: notice.version,
        items: [...decision.items],
        decision: decision.kind,
        reason,
        take_over: claim !== undefined,
      },
    }),
    onSuccess: onDone,
    fieldNames: TAKING_OVER,
  })
  return (
    <ReasonForm
      {...{ contract, notice, claim, onClose }}
      kind={decision.kind}
      count={decision.items.length}
    />
  )
}

function CounterForm({ notice, decision, claim, onClose, onDone }: Of<'counter'>) {
  const { id, version } = decision.counter
  const contract = useContractForm({
    initialValues: NOTHING_YET,
    write: decideCounterNotice,
    args: ({ reason }) => ({
      params: { id },
      body: {
        version,
        decision: decision.kind === 'accept' ? ('accept' as const) : ('refuse' as const),
        reason,
        take_over: claim !== undefined,
      },
    }),
    onSuccess: onDone,
    fieldNames: TAKING_OVER,
  })
  return <ReasonForm {...{ contract, notice, claim, onClose }} kind={decision.kind} />
}

function WithdrawalForm({ notice, decision, onClose, onDone }: Of<'withdrawal'>) {
  const contract = useContractForm({
    initialValues: NOTHING_YET,
    write: changeWithdrawal,
    args: ({ reason }) => ({
      params: { id: decision.withdrawal },
      body: { action: decision.kind, reason },
    }),
    onSuccess: onDone,
    fieldNames: { ids: 'reason' },
  })
  return <ReasonForm {...{ contract, notice, onClose }} kind={decision.kind} />
}

interface ReasonFormProps {
  contract: Contract<{ reason: string }>
  notice: NoticeView
  kind: Decision['kind']
  /** Of what is decided about. */
  count?: number
  claim?: ClaimView | undefined
  onClose(): void
}

function ReasonForm({ contract, notice, kind, count = 1, claim, onClose }: ReasonFormProps) {
  const t = useTranslate()
  const { form, isSubmitting } = contract
  const { text, button } = WORDS[kind]
  const isPublic = kind === 'withdraw'
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        {claim && (
          <div>
            <LookedAt claim={claim} />
            <p className={classes.dim}>
              {t('If you take over, your decision counts, and they see that it was made.')}
            </p>
          </div>
        )}
        <p>{t(text, { count })}</p>
        {isPublic && notice.reasons.length > 0 && (
          <Usual
            reasons={notice.reasons}
            onChoose={(reason) => form.setFieldValue('reason', reason)}
          >
            {t('Usual reasons')}
          </Usual>
        )}
        <Textarea
          label={isPublic ? t('Public reason') : t('Reason')}
          required
          autosize
          minRows={2}
          maxLength={PUBLIC_REASON_MAX_LENGTH}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting} color={isPublic ? 'red' : ''}>
            {t(button)}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}

function Usual({
  reasons,
  onChoose,
  children,
}: {
  reasons: readonly string[]
  onChoose(reason: string): void
  children: ReactNode
}) {
  return (
    <fieldset className={classes.usual}>
      <legend>{children}</legend>
      {reasons.map((reason) => (
        <button key={reason} type="button" onClick={() => onChoose(reason)}>
          {reason}
        </button>
      ))}
    </fieldset>
  )
}

/** Said once it is done. */
export function useToldDone(): () => void {
  const t = useTranslate()
  return () => toast.positive(t('Decided'))
}
