import type { NoticeView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { NoticeStatusChip } from '../notice-items.tsx'
import { AskBack } from './ask-back.tsx'
import { DecideDialog, type Decision, useToldDone } from './decide-dialog.tsx'
import classes from './desk.module.css'
import { LookedAt } from './looked-at.tsx'
import { NoticeItem } from './notice-item.tsx'
import { useClaimNotice, useOthersNotices } from './use-notice-claims.ts'

/** One notice, with all that it takes to decide about it. */
export function NoticePage({ notice }: { notice: NoticeView }) {
  const t = useTranslate()
  const format = useFormat()
  const tellDone = useToldDone()
  const [decision, setDecision] = useState<Decision>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const waiting = notice.items.filter((item) => item.decision === 'waiting')
  const hasToDecide =
    waiting.length > 0 ||
    notice.items.some((item) => item.counter_notices.some(({ status }) => status === 'waiting'))
  const claim = useOthersNotices().get(notice.id)
  useClaimNotice(notice, hasToDecide)
  const items = waiting.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const choose = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <Page>
      <PageHeader
        title={t('Notice :reference', { reference: notice.reference })}
        text={t('Received on :day.', { day: format.dateTime(notice.created_at) })}
        actions={
          <>
            <LookedAt claim={hasToDecide ? claim : undefined} />
            <NoticeStatusChip status={notice.status} />
          </>
        }
      />
      <div className={classes.columns}>
        <div>
          <section className={classes.section} aria-labelledby="about">
            <h2 id="about">{t('What it is about')}</h2>
            {waiting.length > 0 && (
              <div className={classes.bar}>
                <Checkbox
                  label={t('All that wait')}
                  checked={items.length === waiting.length}
                  indeterminate={items.length > 0 && items.length < waiting.length}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(new Set(checked ? waiting.map(({ id }) => id) : []))
                  }
                />
                <Button
                  size="sm"
                  disabled={items.length === 0}
                  onClick={() => setDecision({ kind: 'withdraw', items })}
                >
                  {t('Withdraw')}
                </Button>
                <Button
                  size="sm"
                  variant="default"
                  disabled={items.length === 0}
                  onClick={() => setDecision({ kind: 'refuse', items })}
                >
                  {t('Refuse')}
                </Button>
              </div>
            )}
            <ul className={classes.items}>
              {notice.items.map((item) => (
                <NoticeItem
                  key={item.id}
                  item={item}
                  isChosen={chosen.has(item.id)}
                  onChoose={() => choose(item.id)}
                  onDecide={setDecision}
                />
              ))}
            </ul>
          </section>
          <AskBack notice={notice} />
        </div>
        <Sender notice={notice} />
      </div>
      <DecideDialog
        notice={notice}
        decision={decision}
        claim={claim}
        onClose={() => setDecision(undefined)}
        onDone={() => {
          setDecision(undefined)
          setChosen(new Set())
          tellDone()
        }}
      />
    </Page>
  )
}

function Sender({ notice: { person, works, rights, others } }: { notice: NoticeView }) {
  const t = useTranslate()
  const format = useFormat()
  const facts: [string, string | null][] = [
    [t('The works'), works],
    [t('Rights in them'), rights],
    ...(person
      ? ([
          [t('Full name'), person.name],
          [t('Organisation'), person.organisation],
          [t('On behalf of'), person.on_behalf_of],
          [t('Email'), person.email],
          [t('Postal address'), person.postal_address],
          [t('Signature'), person.signature],
        ] as [string, string | null][])
      : []),
  ]
  return (
    <aside>
      <section className={classes.section} aria-labelledby="sender">
        <h2 id="sender">{t('What is claimed, and by whom')}</h2>
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {!person && <p className={classes.dim}>{t('Who sent it was forgotten with age.')}</p>}
      </section>
      {others.length > 0 && (
        <section className={classes.section} aria-labelledby="others">
          <h2 id="others">{t('Other notices from this e-mail address')}</h2>
          <ul className={classes.others}>
            {others.map((other) => (
              <li key={other.id}>
                <Link to="/admin/takedowns/$noticeId" params={{ noticeId: String(other.id) }}>
                  {other.reference}
                </Link>
                <span className={classes.dim}>{format.date(other.created_at)}</span>
                <NoticeStatusChip status={other.status} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
