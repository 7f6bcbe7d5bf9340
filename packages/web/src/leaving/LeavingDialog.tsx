import { type LeavingActor, selectLeaving } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLast } from '../ui/use-last.ts'

/** Asks before unsaved work is left. */
export function LeavingDialog({ actor }: { readonly actor: LeavingActor }) {
  const leaving = useSelector(actor, selectLeaving)
  const last = useLast(leaving, leaving !== null)
  const all = useWords()
  const words = all.prompts.leaving
  const stay = () => actor.send({ type: 'leaving.dismissed' })
  const said = {
    page: { title: words.pageTitle(), text: words.pageText(), stay: words.stay(), leave: words.pageLeave() },
    unkept: { title: words.pageTitle(), text: words.unkeptText(), stay: words.stay(), leave: words.pageLeave() },
    logout: { title: words.logoutTitle(), text: words.logoutText(), stay: words.stay(), leave: words.logoutLeave() },
    writes: {
      title: words.writesTitle(),
      text: words.writesText(),
      stay: words.writesStay(),
      leave: words.writesLeave(),
    },
    pageWrites: {
      title: words.writesTitle(),
      text: words.pageWritesText(),
      stay: words.writesStay(),
      leave: words.pageWritesLeave(),
    },
  }[last ?? 'page']
  return (
    <Dialog
      size="small"
      open={leaving !== null}
      title={said.title}
      description={said.text}
      closeLabel={all.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => actor.send({ type: 'leaving.confirmed' })}>{said.leave}</Button>
          <Button variant="primary" data-initial-focus onClick={stay}>
            {said.stay}
          </Button>
        </>
      }
    />
  )
}
