import type { Failure } from '@supplier/core/kernel/failure'
import { messagesOf } from '@supplier/core/kernel/message'
import { ServerMessages } from '../kit/answers/ServerMessages.tsx'
import { Alert } from '../ui/messages/Alert.tsx'

/** Why the last step was not taken; nothing while there is no reason. */
export function Refused({ failure, otherwise }: { readonly failure: Failure | null; readonly otherwise: string }) {
  return (
    failure && (
      <Alert tone="danger" role="alert">
        <ServerMessages messages={messagesOf(failure)} otherwise={otherwise} />
      </Alert>
    )
  )
}
