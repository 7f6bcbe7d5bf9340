import { type LeaveGuardActor, type OutboxActor, selectLeaveGuard, selectUnsentCount } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLast } from '../ui/use-last.ts'

interface LeaveDialogProps {
  readonly actor: LeaveGuardActor
  /** The messages that would be lost by signing out. */
  readonly outbox?: OutboxActor | null
}

/** Asks for confirmation before the supplier leaves unsaved work. */
export function LeaveDialog({ actor, outbox }: LeaveDialogProps) {
  const leaving = useSelector(actor, selectLeaveGuard)
  const last = useLast(leaving, leaving !== null)
  const unsent = useSelector(outbox ?? undefined, (one) => (one ? selectUnsentCount(one) : 0))
  const all = useTranslations()
  const t = all.prompts.leaving
  const stay = () => actor.send({ type: 'leave.dismissed' })
  const labels = {
    page: { title: t.pageTitle(), text: t.pageText(), stay: t.stay(), leave: t.pageLeave() },
    withoutDraft: { title: t.pageTitle(), text: t.withoutDraftText(), stay: t.stay(), leave: t.pageLeave() },
    logout: { title: t.logoutTitle(), text: t.logoutText(), stay: t.stay(), leave: t.logoutLeave() },
    signIn: { title: t.signInTitle(), text: t.signInText(), stay: t.stay(), leave: t.signInLeave() },
    writes: {
      title: t.writesTitle(),
      text: t.writesText(),
      stay: t.writesStay(),
      leave: t.writesLeave(),
    },
    pageWrites: {
      title: t.writesTitle(),
      text: t.pageWritesText(),
      stay: t.writesStay(),
      leave: t.pageWritesLeave(),
    },
  }[last ?? 'page']
  return (
    <Dialog
      size="small"
      open={leaving !== null}
      title={labels.title}
      description={last === 'logout' && unsent > 0 ? `${labels.text} ${t.unsent({ count: unsent })}` : labels.text}
      closeLabel={all.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'leave.confirmed' })}>{labels.leave}</Button>
          <Button variant="primary" data-initial-focus onClick={stay}>
            {labels.stay}
          </Button>
        </>
      }
    />
  )
}
