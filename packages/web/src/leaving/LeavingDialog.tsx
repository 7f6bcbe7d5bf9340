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
  const isLogout = last === 'logout'
  const stay = () => actor.send({ type: 'leaving.dismissed' })
  return (
    <Dialog
      size="small"
      open={leaving !== null}
      title={isLogout ? words.logoutTitle() : words.pageTitle()}
      description={isLogout ? words.logoutText() : words.pageText()}
      closeLabel={all.ui.close()}
      onClose={stay}
      footer={
        <>
          <Button data-initial-focus onClick={stay}>
            {words.stay()}
          </Button>
          <Button variant={isLogout ? 'danger' : 'primary'} onClick={() => actor.send({ type: 'leaving.confirmed' })}>
            {isLogout ? words.logoutLeave() : words.pageLeave()}
          </Button>
        </>
      }
    />
  )
}
