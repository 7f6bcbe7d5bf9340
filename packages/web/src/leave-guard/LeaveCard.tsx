import { Button } from '../ui/buttons/Button.tsx'
import { MessageCard } from '../ui/messages/MessageCard.tsx'
import { type LeavingProps, useLeaving } from './use-leaving.ts'

/** The same question from the panel's own file: a form can be left although the code of the dialog is gone. */
export function LeaveCard(props: LeavingProps) {
  const { isAsked, title, text, stay, leave, onStay, onLeave } = useLeaving(props)
  if (!isAsked) return null
  return (
    <MessageCard
      tone="warning"
      title={title}
      actions={
        <>
          <Button onClick={onLeave}>{leave}</Button>
          <Button variant="primary" onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    >
      {text}
    </MessageCard>
  )
}
