import { type OutboxActor, selectUnsentCount } from '@supplier/core/chats/outbox.machine'
import type { LeaveGuardActor } from '@supplier/core/leave-guard/leave-guard.machine'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useLast } from '../ui/overlays/use-last.ts'

export interface LeavingProps {
  readonly actor: LeaveGuardActor
  /** The messages that would be lost by signing out. */
  readonly outbox?: OutboxActor | null
}

/** The question about unsaved work, with its two answers. */
export const useLeaving = ({ actor, outbox }: LeavingProps) => {
  const leaving = useSelector(actor, selectLeaveGuard)
  const last = useLast(leaving, leaving !== null)
  const unsent = useSelector(outbox ?? undefined, (one) => (one ? selectUnsentCount(one) : 0))
  const t = useTranslations().prompts.leaving
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
  return {
    ...labels,
    isAsked: leaving !== null,
    text: last === 'logout' && unsent > 0 ? `${labels.text} ${t.unsent({ count: unsent })}` : labels.text,
    onStay: () => actor.send({ type: 'leave.dismissed' }),
    onLeave: () => actor.send({ type: 'leave.confirmed' }),
  }
}
